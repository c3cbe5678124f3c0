import { queryOptions, useQuery } from '@tanstack/react-query';
import { openRecordError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { requestKeys } from '~/command-center/requests/request-keys';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { Answer } from '../../../../supabase/contracts/answers';

/** What the answer to a request is based on. */
export type Review = Answer<'request_bills'>;

/**
 * Reads them. An update of an open page does not renew the admin's session.
 * @throws AppError
 */
async function fetchReview(
  number: string,
  isUpdate: boolean,
  signal: AbortSignal,
): Promise<Review> {
  const backend = await loadAdminBackend();
  const { data, error, status } = await callGuarded(
    backend,
    'request_bills',
    { request_number: number, is_update: isUpdate },
    signal,
  );
  if (error) throw openRecordError(error, status);
  return data;
}

/** Need, bills, proposal, decisions and payments of a request. It follows live updates. */
export function reviewQuery(number: string) {
  const queryKey = requestKeys.review(number);
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) =>
      fetchReview(number, client.getQueryData(queryKey) !== undefined, signal),
    // Live updates tell when it changes; the page must not read again what it has just prefetched.
    staleTime: 10_000,
    gcTime: 60_000,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

export function useReview(number: string) {
  return useQuery(reviewQuery(number));
}
