import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { membersKey } from '~/command-center/members/members-key';

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
