import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { requestKeys } from './request-keys';

const columns = `
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
      .select(columns)
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
