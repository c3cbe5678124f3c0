import { queryOptions } from '@tanstack/react-query';
import type { Part, Totals } from '#rules/engine/types';
import { loadRuleTitles } from '~/content/rules/load-rule-titles';
import { requestError } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import type { Language } from '~/shared/i18n/language';
import { requestKeys } from './requests';

/** A line of a bill, as decided. */
export type DecidedLine = {
  line_id: string;
  provider: string;
  service_date: string;
  description: string;
  charge_cents: number;
  /** The edition of the rules in force on the day of care. */
  edition: number;
  parts: readonly Part[];
  /** Why the team decided it differently from the rules' arithmetic. */
  reason: string | null;
};

/** The medical need of a request as it was decided: its IUA, and by when it is to be paid. */
type DecidedNeed = {
  /** Why its IUA is what it is: `deathAssistance` for a death. */
  iua_reason: string;
  /** The last day to pay the IUA. */
  iua_due_on: string | null;
  /** What the team took off the IUA. */
  iua_reduction_cents: number;
  iua_reduction_reason: string | null;
};

/** One answer in writing. It never changes: a correction is a new one. */
export type Decision = {
  id: string;
  position: number;
  outcome: 'shared' | 'partly_shared' | 'within_iua' | 'not_shared';
  effective_at: string;
  is_second_reading: boolean;
  message: string | null;
  member: { first_name: string; last_name: string; member_number: string };
  person: string;
  kind: string;
  need: DecidedNeed | null;
  totals: Totals;
  lines: readonly DecidedLine[];
};

export type SharingPayment = {
  paid_on: string;
  method: 'direct_member' | 'direct_provider' | 'advance' | 'debit_card';
  payee_kind: 'member' | 'provider';
  payee_name: string;
  reference: string | null;
  amount_cents: number;
  /** Money that came back to the community. */
  is_refund: boolean;
  is_reversal: boolean;
};

/** The answers to a request, and what was paid. */
export type RequestAnswer = {
  id: string;
  number: string;
  state: string;
  editions: readonly { number: number; effective_on: string }[];
  /** When the member finished paying the IUA. */
  iua_paid_on: string | null;
  decision: Decision;
  /** The letters before this one, the latest first. */
  earlier: readonly Decision[];
  payments: readonly SharingPayment[];
  shared_cents: number;
  paid_cents: number;
  /** While someone else reads the request again: the day by which they answer. */
  second_reading_due_on: string | null;
  /** Whether someone else can read the request again. */
  can_disagree: boolean;
};

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
  return data as unknown as RequestAnswer;
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
