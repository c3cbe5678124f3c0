import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { loadRuleTitles } from '~/content/rules/load-rule-titles';
import { usePortalUser } from '~/portal/frame/portal-user';
import { queryClient } from '~/shared/backend/query-client';
import { defaultLanguage, languageOfPath } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LostKite } from '~/shared/illustrations/lost-kite';
import { letterTitlesQuery } from '~/shared/letter/use-letter';
import { LinkButton } from '~/shared/ui/link-button';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { answerQuery } from '../data/fetch-decision';
import { LetterView } from './letter-view';

const numberFormat = /^R-\d{2}-\d{6}-\d$/;
const likelyRules = ['instructions', 'procedures', 'exclusions'];

/** Begins to load the answer at an address, and the rules whose titles it probably shows. */
export function prefetchAnswer(userId: string, pathname: string): void {
  const number = pathname.split('/').at(-2)?.toUpperCase() ?? '';
  if (!numberFormat.test(number)) return;
  const language = languageOfPath(pathname) ?? defaultLanguage;
  void queryClient.prefetchQuery(answerQuery(userId, number));
  void Promise.allSettled([loadRuleTitles(likelyRules, language)]);
}

/** The answer to a request in writing: what can be shared, what cannot, and why. */
export function AnswerOf({ number }: { number: string }) {
  return numberFormat.test(number) ? <Answer key={number} number={number} /> : <NoLetter />;
}

function Answer({ number }: { number: string }) {
  const user = usePortalUser();
  const { language } = useLanguage();
  const query = useQuery(answerQuery(user.id, number));
  const titles = useQuery(letterTitlesQuery(query.data, language));
  if (query.data && !titles.isPending) {
    // Without their titles, the rules are still reachable.
    return <LetterView answer={query.data} titles={titles.data ?? {}} />;
  }
  // Another member's request, one without an answer, and none are the same.
  if (query.data === null && !query.isFetching) return <NoLetter />;
  return <Loading query={query} />;
}

function Loading({ query }: { query?: ComponentProps<typeof LoadFailure>['query'] }) {
  const { t } = useTranslation('answer');
  return (
    <div className="page pt-4 pb-12 md:pt-8">
      <div className="mx-auto grid w-full max-w-200 gap-6">
        <h1 className="sr-only">{t('card.title')}</h1>
        {query?.error ? (
          <LoadFailure title={t('failed')} query={query} />
        ) : (
          <>
            <p role="status" className="sr-only">
              {t('loading')}
            </p>
            <Skeleton className="h-10 w-64" />
            <Skeleton className="h-120 w-full" />
          </>
        )}
      </div>
    </div>
  );
}

/** There is no answer in effect, or the request is another member's: the page does not tell which. */
function NoLetter() {
  const { t } = useTranslation('answer');
  return (
    <div className="page pt-4 pb-12 md:pt-8">
      <div className="mx-auto grid w-full max-w-200 items-center gap-6 md:grid-cols-[1.4fr_1fr]">
        <div className="grid justify-items-start gap-4">
          <h1 className="text-subtitle">{t('none.title')}</h1>
          <p className="max-w-prose text-lead text-muted">{t('none.text')}</p>
          <LinkButton to="bills">{t('none.action')}</LinkButton>
        </div>
        <LostKite className="w-full max-w-70 rounded-lg bg-mata-100 max-md:row-start-1" />
      </div>
    </div>
  );
}
