import { ChevronDown } from 'lucide-react';
import { Link, type ShouldRevalidateFunction, useSearchParams } from 'react-router';
import { rulesTabs } from '~/content/rules/types';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { useLoaded } from '~/shared/browser/use-loaded';
import { formatDate, formatDay } from '~/shared/format/dates';
import { dayInBocaRaton } from '~/shared/format/office-clock';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { OpenBook } from '~/shared/illustrations/open-book';
import { Badge } from '~/shared/ui/badge';
import { buttonClass } from '~/shared/ui/button-class';
import { Card } from '~/shared/ui/card';
import { LinkButton } from '~/shared/ui/link-button';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { PageHead } from '~/site/page-head';
import { ArrivalHeading, Comparison } from './comparison';
import { DraftEdition } from './draft-edition';
import { type Edition, type EditionState, fetchEditions, fetchTexts, stateOf } from './editions';
import { LoadState } from './load-state';

export const loader = pageLoader('rulesChanges');
export const clientLoader = pageLoader('rulesChanges');

/** Another comparison changes the URL, not the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The editions of the rules: when each took effect, why, and what changed word by word. */
export default function RulesChangesPage() {
  const { t } = useTranslation('rulesChanges');
  return (
    <>
      <PageHead eyebrow={t('eyebrow')} lead={t('lead')} illustration={OpenBook}>
        <LinkButton to="rules" variant="outline" className="mt-6">
          {t('current')}
        </LinkButton>
      </PageHead>
      <Editions />
    </>
  );
}

/**
 * All editions, then the texts that the URL selects (a comparison, or one edition in full), and the
 * draft of the next edition.
 */
function Editions() {
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

type EditionCardProps = {
  edition: Edition;
  state: EditionState;
  next: Edition | undefined;
  previous: Edition | undefined;
};

const tones = { inForce: 'success', upcoming: 'info', past: 'neutral' } as const;
const action = buttonClass({ variant: 'outline', size: 'sm' });

/** One edition: its number, whether it is in force, its dates and its reason. */
function EditionCard({ edition, state, next, previous }: EditionCardProps) {
  const { t } = useTranslation('rulesChanges');
  const { language } = useLanguage();
  const { number, effective_on, published_at, reason } = edition;
  const date = formatDate(effective_on, language);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 className="text-heading">{t('edition', { number })}</h3>
        <Badge tone={tones[state]} dot={state === 'inForce'}>
          {t(`state.${state}`)}
        </Badge>
      </div>
      <p className="mt-2 text-muted">
        {state === 'upcoming' ? t('dates.from', { date }) : t('dates.since', { date })}
        {next && ` ${t('dates.followed', { date: formatDate(next.effective_on, language) })}`}{' '}
        {t('dates.published', { date: formatDay(published_at, language) })}
      </p>
      <p className="mt-3 max-w-prose whitespace-pre-line break-words">{reason}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {previous && (
          <Link
            to={{ search: `?from=${previous.number}&to=${number}`, hash: 'comparison' }}
            className={action}
          >
            {t('compare', { number: previous.number })}
          </Link>
        )}
        <Link to={{ search: `?read=${number}`, hash: 'text' }} className={action}>
          {t('read', { number })}
        </Link>
      </div>
    </Card>
  );
}

/** An edition in full, as it was published. Care follows the edition of its day. */
function EditionText({ number }: { number: number }) {
  const { t } = useTranslation(['rulesChanges', 'search']);
  const { language } = useLanguage();
  const texts = useLoaded(`${language} ${number}`, async (signal) => {
    const [found] = await fetchTexts([number], language, signal);
    return found;
  });
  return (
    <section id="text" aria-labelledby="text-title">
      <ArrivalHeading id="text">{t('full.title', { number })}</ArrivalHeading>
      <p className="mt-2 mb-5 max-w-prose text-muted">{t('full.text')}</p>
      <LoadState loaded={texts} skeleton={<Skeleton className="h-64 w-full rounded-lg" />}>
        {(found) => (
          <Card className="grid gap-4">
            {rulesTabs.map((tab) => (
              <details
                key={tab}
                className="group border-b border-line pb-4 last:border-0 last:pb-0"
              >
                <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 text-heading font-semibold">
                  {t(`search:tabs.${tab}`)}
                  <ChevronDown className="size-6 shrink-0 text-mata-700 transition-transform group-open:rotate-180" />
                </summary>
                {found?.[tab].map(({ id, title, text }) => (
                  <div key={id} className="mt-6 grid max-w-prose gap-3">
                    {title && <h3 className="font-semibold">{title}</h3>}
                    {text.map((sentence) => (
                      <p key={sentence}>{sentence}</p>
                    ))}
                  </div>
                ))}
              </details>
            ))}
          </Card>
        )}
      </LoadState>
    </section>
  );
}
