import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { translations } from '~/shared/i18n/instance';
import type { Language } from '~/shared/i18n/language';
import { signedInCatalog } from '~/shared/i18n/signed-in-catalog';

/** The response of `own_contribution`. */
export type Standing =
  | { state: 'paid'; month: string; paid_on: string | null }
  | { state: 'open'; month: string; open_cents: number; due_on: string; last_day: string | null }
  | {
      /** `over`: the last day to pay has passed, and the team decides. */
      state: 'late' | 'over';
      month: string;
      open_cents: number;
      inactive_from: string;
      last_day: string;
    };

/** Whether the membership is inactive because of a contribution. */
export const hasLapsed = ({ state }: Standing) => state === 'late' || state === 'over';

/** Whether the member's month is paid, as a cached query, with its messages. Null if nothing is due. */
export function standingQuery(userId: string, language: Language) {
  return queryOptions({
    queryKey: ['billing', userId, 'standing', language],
    queryFn: async ({ signal }) => {
      const supabase = await loadSupabase();
      const [standing, texts] = await Promise.all([
        dataOf(supabase.rpc('own_contribution').abortSignal(signal)),
        signedInCatalog[language].standing(),
      ]);
      translations(language, { standing: texts.default });
      return standing as Standing | null;
    },
  });
}
