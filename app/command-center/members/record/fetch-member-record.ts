import { queryOptions } from '@tanstack/react-query';
import {
  adminRequestError,
  openRecordError,
} from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { membersKey } from '~/command-center/members/members-key';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { Answer } from '../../../../supabase/contracts/answers';

export type MemberRecord = Answer<'open_member_record'>;
export type Member = MemberRecord['member'];
export type Enrollment = MemberRecord['enrollments'][number];

/** A person in a membership besides the member. */
export type Person = MemberRecord['household'][number];

/**
 * Opens a member's record. Each call is logged.
 * @throws AppError
 */
async function fetchMemberRecord(id: string, signal?: AbortSignal): Promise<MemberRecord> {
  const backend = await loadAdminBackend();
  const call = { member_id: id };
  const { data, error, status } = await callGuarded(backend, 'open_member_record', call, signal);
  if (error) throw openRecordError(error, status);
  return data;
}

export function memberRecordQuery(id: string) {
  return queryOptions({
    queryKey: [...membersKey, 'record', id],
    queryFn: ({ signal }) => fetchMemberRecord(id, signal),
    staleTime: 0,
    // Each fetch is logged, so only opening the record fetches it. A refetch would also reset open forms.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
    gcTime: 0,
  });
}

/** @throws AppError */
async function fetchAcknowledgements(memberId: string, signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('edition_acknowledgements')
    .select('edition_number,language,acknowledged_at')
    .eq('member_id', memberId)
    .order('edition_number', { ascending: false })
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}

/** The editions of the rules that a member has acknowledged, the newest first. */
export function acknowledgementsQuery(memberId: string) {
  return queryOptions({
    queryKey: [...membersKey, 'editions', memberId],
    queryFn: ({ signal }) => fetchAcknowledgements(memberId, signal),
  });
}

/** Where a member lives, what the state register says about it, and what is open because of it. */
export type HomeState = {
  /** Null if the address is abroad, or names no state. */
  us_state: string | null;
  lives_there_since: string;
  status: 'open' | 'notice' | 'closed';
  is_confirmed: boolean;
  kind: 'closed' | 'notice' | 'settled' | null;
  note: string | null;
  settled_at: string | null;
  settled_by_name: string | null;
  acknowledged_at: string | null;
  acknowledged_in: 'en' | 'pt-BR' | null;
  acknowledged_effective_on: string | null;
};

/** @throws AppError */
async function fetchHomeState(memberId: string, signal: AbortSignal): Promise<HomeState | null> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('member_state_list')
    .select(
      'us_state,lives_there_since,status,is_confirmed,kind,note,settled_at,settled_by_name,acknowledged_at,acknowledged_in,acknowledged_effective_on',
    )
    .eq('id', memberId)
    .abortSignal(signal)
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  return data as HomeState | null;
}

/** The state where a member lives. Null if no address is known. */
export function homeStateQuery(memberId: string) {
  return queryOptions({
    queryKey: [...membersKey, 'homeState', memberId],
    queryFn: ({ signal }) => fetchHomeState(memberId, signal),
  });
}

/** The number of requests in the record; a link leads to the others. */
const latest = 5;

/**
 * A member's latest messages and forms, and their number.
 * @throws AppError
 */
async function fetchRequests(memberId: string, signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const { data, error, status, count } = await backend
    .from('contact_list')
    .select('id,kind,type,subject,status,created_at', { count: 'exact' })
    .eq('member_id', memberId)
    .order('created_at', { ascending: false })
    .limit(latest)
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return { requests: data, total: count ?? data.length };
}

export function requestsQuery(memberId: string) {
  return queryOptions({
    queryKey: [...membersKey, 'requests', memberId] as const,
    queryFn: ({ signal }) => fetchRequests(memberId, signal),
    staleTime: 0,
  });
}
