import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { translations } from '~/shared/i18n/instance';
import type { Language } from '~/shared/i18n/language';
import { signedInCatalog } from '~/shared/i18n/signed-in-catalog';
import type { Answer } from '../../../../supabase/contracts/answers';

export type Standing = NonNullable<Answer<'own_contribution'>>;

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
      return standing;
    },
  });
}
