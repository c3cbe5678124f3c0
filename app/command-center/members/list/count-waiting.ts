import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { membersKey } from '~/command-center/members/members-key';

/**
 * The number of applications without a decision.
 * @throws AppError
 */
async function countWaiting(signal: AbortSignal): Promise<number> {
  const backend = await loadAdminBackend();
  const { count, error, status } = await backend
    .from('application_list')
    .select('id', { count: 'exact' })
    .eq('status', 'new')
    .limit(1)
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return count ?? 0;
}

export function waitingQuery() {
  return queryOptions({
    queryKey: [...membersKey, 'waiting'],
    queryFn: ({ signal }) => countWaiting(signal),
    refetchInterval: 60_000,
  });
}
