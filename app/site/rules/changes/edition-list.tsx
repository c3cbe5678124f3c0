import { useSearchParams } from 'react-router';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { formatDate } from '~/shared/format/dates';
import { dayInBocaRaton } from '~/shared/format/office-day';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { Comparison } from './comparison';
import { DraftEdition } from './draft-edition';
import { EditionCard } from './edition-card';
import { EditionText } from './edition-text';
import { type Edition, fetchEditions, stateOf } from './editions';
import { LoadState } from './load-state';
import { useLoaded } from './use-loaded';

/**
 * All editions, then the texts that the URL selects (a comparison, or one edition in full), and the
 * draft of the next edition.
 */
export function Editions() {
  const { t } = useTranslation('rulesChanges');
  const { language } = useLanguage();
  const editions = useLoaded(language, (signal) => fetchEditions(language, signal));
  return (
    <div className="page grid gap-14 pb-band">
      <section aria-labelledby="editions-title">
        <h2 id="editions-title" className="mb-5 text-title">
          {t('list.title')}
        </h2>
        <p className="hidden noscript:block">{t('list.noScript')}</p>
        <LoadState loaded={editions} skeleton={<ListSkeleton />}>
          {(list) => <EditionList editions={list} />}
        </LoadState>
      </section>
      {editions.value && <Selected editions={editions.value} />}
      <DraftEdition />
    </div>
  );
}

function EditionList({ editions }: { editions: readonly Edition[] }) {
  const { t } = useTranslation('rulesChanges');
  const { language } = useLanguage();
  const day = dayInBocaRaton();
  const [only, ...others] = editions;
  return (
    <>
      {only && others.length === 0 && (
        <Notice
          className="mb-5"
          title={t('empty.title', { date: formatDate(only.effective_on, language) })}
        >
          <p>{t('empty.text')}</p>
        </Notice>
      )}
      <ol className="grid gap-4" reversed>
        {editions.map((edition, place) => (
          <li key={edition.number} id={`edition-${edition.number}`} className="scroll-mt-24">
            <EditionCard
              edition={edition}
              state={stateOf(edition, editions, day)}
              next={editions[place - 1]}
              previous={editions[place + 1]}
            />
          </li>
        ))}
      </ol>
    </>
  );
}

/** What the URL selects: `?from=1&to=2` compares, `?read=1` shows one edition in full. */
function Selected({ editions }: { editions: readonly Edition[] }) {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const numberIn = (name: string) =>
    editions.find(({ number }) => String(number) === search.get(name))?.number;
  const read = numberIn('read');
  const [newest, before] = editions;
  return (
    <>
      {read !== undefined && <EditionText number={read} />}
      {newest && before && (
        <Comparison
          editions={editions}
          from={numberIn('from') ?? before.number}
          to={numberIn('to') ?? newest.number}
        />
      )}
    </>
  );
}

function ListSkeleton() {
  return (
    <div className="grid gap-4 noscript:hidden">
      <Skeleton className="h-44 w-full rounded-lg" />
    </div>
  );
}
