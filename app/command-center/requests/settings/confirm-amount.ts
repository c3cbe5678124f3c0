import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { requestKeys } from '~/command-center/requests/request-keys';

async function fetchAmount(signal: AbortSignal): Promise<number> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('decision_settings')
    .select('confirm_above_cents')
    .abortSignal(signal)
    .single();
  if (error) throw adminRequestError(error, status);
  return data.confirm_above_cents;
}

/** The cents above which a second person confirms an answer. */
export const amountQuery = queryOptions({
  queryKey: requestKeys.amount,
  queryFn: ({ signal }) => fetchAmount(signal),
  staleTime: 0,
});

/** @throws AppError */
export async function saveAmount(cents: number): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend
    .from('decision_settings')
    .update({ confirm_above_cents: cents })
    .eq('only_row', true);
  if (error) throw adminRequestError(error, status);
}
