import { queryOptions } from '@tanstack/react-query';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { openRecordError } from '~/command-center/kit/backend/open-record-error';
import type { TableRow } from '~/command-center/kit/backend/rows';
import { membersKey } from '~/command-center/members/members-key';
import { callGuarded } from '~/shared/backend/call-guarded';

export type Member = TableRow<'members'>;
export type Enrollment = TableRow<'enrollments'>;

/** A person in a membership besides the member. */
export type Person = TableRow<'household_people'>;

/**
 * A member's whole record, including health data, all enrollments, latest first, and the household,
 * those who have left last.
 */
export type MemberRecord = { member: Member; enrollments: Enrollment[]; household: Person[] };

/**
 * Opens a member's record. Each call is logged.
 * @throws AppError
 */
async function fetchMemberRecord(id: string, signal?: AbortSignal): Promise<MemberRecord> {
  const backend = await loadAdminBackend();
  const call = { member_id: id };
  const { data, error, status } = await callGuarded(backend, 'open_member_record', call, signal);
  if (!error) return data as MemberRecord;
  throw openRecordError(error, status);
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
