import { queryOptions } from '@tanstack/react-query';
import { loadRuleTitles } from '~/content/rules/load-rule-titles';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Language } from '~/shared/i18n/language';
import type { Answer } from '../../../../supabase/contracts/answers';
import { requestKeys } from './requests';

/** The answers to a request, and what was paid. */
export type RequestAnswer = Answer<'read_decision'>;

/** One answer in writing. */
export type Decision = RequestAnswer['decision'];
export type DecidedLine = Decision['lines'][number];
export type SharingPayment = RequestAnswer['payments'][number];

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

/** The titles of the rules that an answer names, as a cached query. */
export function ruleTitlesQuery(answer: RequestAnswer | null | undefined, language: Language) {
  const letters = answer ? [answer.decision, ...answer.earlier] : [];
  const parts = letters.flatMap(({ lines }) => lines).flatMap((line) => line.parts);
  const rules = [...new Set(parts.map(({ rule }) => rule))].sort();
  return queryOptions({
    queryKey: ['rule titles', language, ...rules],
    queryFn: () => loadRuleTitles(rules, language),
    enabled: answer != null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
