import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';

/** Whether the member is an advisor with access to the advisor portal, too. */
export function advisorAccessQuery(userId: string) {
  return queryOptions({
    queryKey: ['members', userId, 'advisor-access'],
    queryFn: async ({ signal }) =>
      dataOf((await loadSupabase()).rpc('own_advisor_access').abortSignal(signal)),
  });
}
