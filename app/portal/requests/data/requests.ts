import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { inOrder, itemColumns } from './checklist';
import { draftColumns } from './fetch-draft';
import { requestKeys } from './request-keys';

const columns = `
  ${draftColumns}, turn, outcome, time_zone, submitted_at, received_on, documents_due_on,
  team_due_at, deadline_on, member_read_at,
  household_people (first_name, last_name),
  request_items (${itemColumns}),
  request_messages (id, author, body, created_at),
  request_events (id, kind, actor_kind, details, created_at)
`;

/**
 * One request of the member with everything about it; null if the member has none with this
 * number.
 * @throws AppError
 */
async function fetchRequest(number: string, signal: AbortSignal) {
  const supabase = await loadSupabase();
  const row = await dataOf(
    supabase
      .from('sharing_requests')
      .select(columns)
      .eq('number', number)
      .order('created_at', { referencedTable: 'request_messages' })
      .order('id', { referencedTable: 'request_events', ascending: false })
      .abortSignal(signal)
      .maybeSingle(),
  );
  return row && { ...row, request_items: inOrder(row.request_items) };
}

export type SharingRequest = NonNullable<Awaited<ReturnType<typeof fetchRequest>>>;

/** One request as a cached query. It also runs when the member returns to the page. */
export function requestQuery(userId: string, number: string) {
  return queryOptions({
    queryKey: requestKeys.one(userId, number),
    queryFn: ({ signal }) => fetchRequest(number, signal),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

const listColumns = `
  id, number, state, turn, step, kind, care_stage, service_date, provider, outcome, time_zone,
  received_on, documents_due_on, team_due_at, member_read_at, created_at, updated_at,
  household_people (first_name, last_name),
  request_items (document_kind, is_required, status, due_on, document_kinds (name_pt, name_en)),
  request_messages (created_at)
`;

/**
 * The member's requests, the latest first, each with the time of the team's last message.
 * @throws AppError
 */
async function fetchRequests(signal: AbortSignal) {
  const supabase = await loadSupabase();
  return dataOf(
    supabase
      .from('sharing_requests')
      .select(listColumns)
      .eq('request_messages.author', 'team')
      .order('created_at', { referencedTable: 'request_messages', ascending: false })
      .limit(1, { referencedTable: 'request_messages' })
      .order('created_at', { ascending: false })
      .abortSignal(signal),
  );
}

export type RequestRow = Awaited<ReturnType<typeof fetchRequests>>[number];

/** The member's requests as a cached query. */
export function requestsQuery(userId: string) {
  return queryOptions({
    queryKey: requestKeys.list(userId),
    queryFn: ({ signal }) => fetchRequests(signal),
  });
}
