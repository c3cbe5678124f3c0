import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';

/** The length from which the database searches. */
export const shortestSearch = 2;

/** The members that a search finds, at most eight. The previous ones stay until they have loaded. */
export function memberChoicesQuery(search: string) {
  return queryOptions({
    queryKey: ['books', 'members', search],
    queryFn: async ({ signal }) => {
      const backend = await loadAdminBackend();
      const { data, error, status } = await backend
        .rpc('payment_member_choices', { search })
        .abortSignal(signal);
      if (error) throw adminRequestError(error, status);
      return data;
    },
    enabled: search.length >= shortestSearch,
    placeholderData: keepPreviousData,
  });
}
