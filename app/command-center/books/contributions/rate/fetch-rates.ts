import { queryOptions } from '@tanstack/react-query';
import { contributionsKey } from '~/command-center/books/contributions/change-contributions';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';

async function fetchRates(signal: AbortSignal) {
  const backend = await loadAdminBackend();
  const { data, error, status } = await backend
    .from('administration_rates')
    .select('id,effective_on,basis_points,reason')
    .order('effective_on', { ascending: false })
    .order('created_at', { ascending: false })
    .limit(24)
    .abortSignal(signal);
  if (error) throw adminRequestError(error, status);
  return data;
}

export type Rate = Awaited<ReturnType<typeof fetchRates>>[number];

/** The shares kept for administration, the latest first. */
export const ratesQuery = queryOptions({
  queryKey: [...contributionsKey, 'rates'],
  queryFn: ({ signal }) => fetchRates(signal),
  staleTime: 0,
});
