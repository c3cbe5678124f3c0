import { infiniteQueryOptions } from '@tanstack/react-query';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { billingKeys } from './billing-keys';
import { pageSize } from './fetch-billing';

/**
 * The payments from a place in the history on; one more than a page, if there are more.
 * @throws AppError
 */
async function fetchPayments(memberId: string, from: number) {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase
    .from('billing')
    .select('*')
    .eq('member_id', memberId)
    .order('due_date', { ascending: false })
    .order('id')
    .range(from, from + pageSize);
  if (error) throw requestError(error, status);
  return data;
}

/** What follows the first page of the history, a page a request. */
export function olderPaymentsQuery(memberId: string) {
  return infiniteQueryOptions({
    queryKey: billingKeys.older(memberId),
    queryFn: ({ pageParam }) => fetchPayments(memberId, pageParam),
    initialPageParam: pageSize,
    getNextPageParam: (last, _all, from) => (last.length > pageSize ? from + pageSize : undefined),
  });
}
