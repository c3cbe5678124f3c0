import { queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { requestKeys } from '~/command-center/requests/request-keys';

export type ConfirmAmount = { cents: number; wanted: number | null };

async function fetchAmount(signal: AbortSignal): Promise<ConfirmAmount> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('decision_settings')
    .select('confirm_above_cents, wanted_cents')
    .abortSignal(signal)
    .single();
  if (error) throw adminRequestError(error, status);
  return { cents: data.confirm_above_cents, wanted: data.wanted_cents };
}

/** The cents above which a second person confirms an answer, and a higher amount that waits. */
export const amountQuery = queryOptions({
  queryKey: requestKeys.amount,
  queryFn: ({ signal }) => fetchAmount(signal),
  staleTime: 0,
});

/**
 * Saves the amount. A higher one may wait for a second super admin.
 * @returns whether it waits
 * @throws AppError
 */
export async function saveAmount(cents: number): Promise<boolean> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('decision_settings')
    .update({ confirm_above_cents: cents })
    .eq('only_row', true)
    .select('wanted_cents')
    .single();
  if (error) throw adminRequestError(error, status);
  return data.wanted_cents === cents;
}
