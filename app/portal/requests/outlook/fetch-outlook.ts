import { queryOptions } from '@tanstack/react-query';
import { requestKeys } from '~/portal/requests/data/requests';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Answer } from '../../../../supabase/contracts/answers';

export type Outlook = Answer<'request_outlook'>[number];

/** What the member can expect of each request, as a cached query. @throws AppError */
export function outlookQuery(userId: string) {
  return queryOptions({
    queryKey: [...requestKeys.all(userId), 'outlook'],
    queryFn: async ({ signal }) =>
      dataOf((await loadSupabase()).rpc('request_outlook').abortSignal(signal)),
  });
}

/** The decided facts of the household and the rules engine, as a cached query. @throws AppError */
export function estimatorQuery(userId: string) {
  return queryOptions({
    queryKey: ['members', userId, 'estimator'],
    queryFn: async ({ signal }) => {
      const [facts, { estimateOf }] = await Promise.all([
        dataOf((await loadSupabase()).rpc('member_year').abortSignal(signal)),
        import('./estimate'),
      ]);
      return { facts, estimateOf };
    },
  });
}
