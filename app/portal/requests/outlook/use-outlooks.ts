import { queryOptions, useQuery } from '@tanstack/react-query';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberYearQuery } from '~/portal/home/year/fetch-member-year';
import { requestKeys } from '~/portal/requests/data/requests';
import { dataOf } from '~/shared/backend/request-error';
import { loadSupabase } from '~/shared/backend/supabase';
import { translations } from '~/shared/i18n/instance';
import type { Language } from '~/shared/i18n/language';
import { signedInCatalog } from '~/shared/i18n/signed-in-catalog';
import { useLanguage } from '~/shared/i18n/use-language';
import type { Answer } from '../../../../supabase/contracts/answers';

export type Outlook = Answer<'request_outlook'>[number];

/** What to expect of each request, as a cached query, with the messages, which the home lacks. @throws AppError */
function outlookQuery(userId: string, language: Language) {
  return queryOptions({
    queryKey: [...requestKeys.all(userId), 'outlook', language],
    queryFn: async ({ signal }) => {
      const [outlooks, texts] = await Promise.all([
        dataOf((await loadSupabase()).rpc('request_outlook').abortSignal(signal)),
        signedInCatalog[language].requests(),
      ]);
      translations(language, { requests: texts.default });
      return outlooks;
    },
  });
}

/** What to expect of each request, and the decided facts for an estimate. A page that waits for both does not move. */
export function useOutlooks() {
  const { id } = usePortalUser();
  const { language } = useLanguage();
  const outlooks = useQuery(outlookQuery(id, language));
  const year = useQuery(memberYearQuery(id, language));
  return {
    outlooks: outlooks.data,
    facts: year.data?.facts,
    isLoading: outlooks.isLoading || year.isLoading,
  };
}
