import { queryOptions } from '@tanstack/react-query';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { RequestAnswer } from '~/shared/letter/letter';
import { requestKeys } from './requests';

/**
 * The answer to a request; null if there is none in effect, or if the request is not the member's.
 * @throws AppError
 */
async function fetchAnswer(number: string, signal: AbortSignal): Promise<RequestAnswer | null> {
  const supabase = await loadSupabase();
  const { data, error, status } = await supabase
    .rpc('read_decision', { request_number: number })
    .abortSignal(signal);
  if (error?.code === 'not_found') return null;
  if (error) throw requestError(error, status);
  return data;
}

/** The answer to a request as a cached query. It also runs when the member returns to the page. */
export function answerQuery(userId: string, number: string) {
  return queryOptions({
    queryKey: [...requestKeys.one(userId, number), 'answer'],
    queryFn: ({ signal }) => fetchAnswer(number, signal),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}
