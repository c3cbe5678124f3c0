import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';

/** The length from which the database searches. */
export const shortestSearch = 2;

/** The members that a search finds, at most eight. The previous ones stay until they have loaded. */
export function memberChoicesQuery(search: string) {
  return queryOptions({
    queryKey: ['books', 'members', search],
    queryFn: async ({ signal }) => {
      return callDatabase('payment_member_choices', { search }, signal);
    },
    enabled: search.length >= shortestSearch,
    placeholderData: keepPreviousData,
  });
}
