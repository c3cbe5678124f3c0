import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useOnline } from '~/shared/browser/use-online';
import { formatMoney } from '~/shared/format/money';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { OpenBooks, Statement } from '~/shared/statements/statement';
import { formatMonth, useFigureText } from '~/shared/statements/use-statement-text';
import { Button } from '~/shared/ui/button';
import { Skeleton } from '~/shared/ui/skeleton';
import {
  fetchPublished,
  type PublishedSource,
  usePublishedData,
} from '~/site/published/published-data';
import { Corrections, MonthSheet } from './month-sheet';
import { MonthsChart } from './months-chart';
import { MonthsTable } from './months-table';

/** The published statements, or what replaces them while there are none. */
export function Books() {
  const { status, data: books, retry } = useBooks();
  const hasStatements = books && books.statements.length > 0;
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-12 pb-band md:gap-16 print:gap-6 print:pb-6">
      {import.meta.env.DEMO && hasStatements && <SampleNote />}
      {hasStatements ? (
        <Statements books={books} />
      ) : (
        <BooksNotice status={status} onRetry={retry} />
      )}
    </div>
  );
}

function SampleNote() {
  const { t } = useTranslation('openBooks');
  return <p className="rounded-md bg-barro-100 px-4 py-3 text-sm font-semibold">{t('demo')}</p>;
}

function Statements({ books }: { books: OpenBooks }) {
  const { statements, corrections, saved } = books;
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month');
  const wanted = statements.findIndex(({ month }) => month.slice(0, 7) === asked);
  const index = Math.max(0, wanted);
  const statement = statements[index];
  if (!statement) return null;
  const choose = (next: number) => {
    const month = statements[next]?.month.slice(0, 7);
    if (!month) return;
    setSearch(next === 0 ? {} : { month }, { preventScrollReset: true });
  };
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <MonthChoice statements={statements} index={index} onChoose={choose} />
        {asked && wanted < 0 && <UnknownMonth asked={asked} shown={statement.month} />}
        <MonthSheet
          statement={statement}
          corrections={corrections.filter(({ month }) => month === statement.month)}
        />
      </div>
      {saved && <Saved saved={saved} />}
      <MonthsChart statements={statements} />
      <MonthsTable statements={statements} corrections={corrections} />
      <Corrections corrections={corrections} latest={statements[0]} />
    </>
  );
}

type SavedProps = { saved: NonNullable<OpenBooks['saved']> };

/** What letters about bills saved. Hidden while few households stand behind it. */
function Saved({ saved }: SavedProps) {
  const { t } = useTranslation('openBooks');
  const { language } = useLanguage();
  const { cents, households, since } = saved;
  return (
    <section
      aria-labelledby="saved-title"
      className="grid gap-2 rounded-lg bg-mata-50 p-6 md:p-10 print:break-inside-avoid print:p-5"
    >
      <h2 id="saved-title" className="text-heading">
        {t('saved.title')}
      </h2>
      <p className="text-subtitle font-semibold tabular-nums">
        {t('saved.total', {
          amount: formatMoney(Math.round(cents / 100), language, { cents: false }),
          households: households.toLocaleString(language),
          month: formatMonth(since, language),
        })}
      </p>
      <p className="max-w-prose text-muted">{t('saved.text')}</p>
    </section>
  );
}

type UnknownMonthProps = { asked: string; shown: string };

/** A link to a month before the first statement, after the latest one, or with a typing error. */
function UnknownMonth({ asked, shown }: UnknownMonthProps) {
  const { t } = useTranslation('openBooks');
  const { language } = useLanguage();
  const isMonth = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked);
  const month = formatMonth(shown, language);
  return (
    <p role="status" className="rounded-md bg-warning-100 px-4 py-3">
      {isMonth
        ? t('month.unknown', { asked: formatMonth(asked, language), shown: month })
        : t('month.unreadable', { shown: month })}
    </p>
  );
}

type BooksNoticeProps = { status: 'loading' | 'failed' | 'ready'; onRetry: () => void };

/** Replaces the statements while they load, after a failure, and before the first. */
function BooksNotice({ status, onRetry }: BooksNoticeProps) {
  const { t } = useTranslation(['openBooks', 'common']);
  const isOnline = useOnline();
  if (status === 'loading') {
    return (
      <div className="grid gap-6">
        <p role="status" className="sr-only">
          {t('state.loading')}
        </p>
        <p className="hidden rounded-md bg-sand p-6 noscript:block">{t('state.noScript')}</p>
        <Skeleton className="h-14 w-full max-w-120 noscript:hidden" />
        <Skeleton className="h-[72rem] w-full rounded-lg noscript:hidden" />
      </div>
    );
  }
  const hasFailed = status === 'failed';
  return (
    <div
      role={hasFailed ? 'alert' : 'status'}
      className="grid min-h-96 content-center justify-items-center gap-4 rounded-lg bg-sand p-6 text-center"
    >
      <h2 className="text-heading">{hasFailed ? t('state.failedTitle') : t('state.emptyTitle')}</h2>
      <p className="max-w-prose text-muted">
        {hasFailed ? t(isOnline ? 'state.failedText' : 'state.offlineText') : t('state.emptyText')}
      </p>
      {hasFailed && (
        <Button variant="outline" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      )}
    </div>
  );
}

const source: PublishedSource<OpenBooks> = {
  name: 'statements',
  fetchData: (signal) => fetchPublished('rpc/open_books', {}, signal) as Promise<OpenBooks>,
};

/** The published statements. */
function useBooks() {
  return usePublishedData(source);
}

type MonthChoiceProps = {
  /** The latest first. */
  statements: readonly Statement[];
  index: number;
  onChoose: (index: number) => void;
};

/** Selects a month, from a list or one by one. */
function MonthChoice({ statements, index, onChoose }: MonthChoiceProps) {
  const { t } = useTranslation('openBooks');
  const { language } = useFigureText();
  const month = statements[index]?.month ?? '';
  return (
    <div className="flex items-end gap-2 print:hidden">
      <label className="grid min-w-0 flex-1 gap-1.5 font-semibold sm:max-w-80">
        {t('month.label')}
        <span className="relative block font-normal">
          {/* Not the shared field, whose form code this page does not need. */}
          <select
            value={index}
            onChange={({ target }) => onChoose(Number(target.value))}
            className="block min-h-12 w-full appearance-none truncate rounded-sm border border-control bg-white pr-11 pl-4 text-base text-ink transition-colors hover:border-muted"
          >
            {statements.map((statement, position) => (
              <option key={statement.month} value={position}>
                {formatMonth(statement.month, language)}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute inset-y-0 right-3.5 my-auto size-5 text-muted" />
        </span>
      </label>
      <Step
        label={t('month.earlier')}
        onStep={index < statements.length - 1 ? () => onChoose(index + 1) : undefined}
      >
        <ChevronLeft className="size-6" />
      </Step>
      <Step label={t('month.later')} onStep={index > 0 ? () => onChoose(index - 1) : undefined}>
        <ChevronRight className="size-6" />
      </Step>
      <p role="status" className="sr-only">
        {t('month.shown', { month: formatMonth(month, language) })}
      </p>
    </div>
  );
}

type StepProps = { label: string; onStep: (() => void) | undefined; children: React.ReactNode };

/** A button that stays focusable at the end of the list, so that the focus is not lost. */
function Step({ label, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!onStep}
      onClick={onStep}
      className="grid size-12 shrink-0 place-items-center rounded-sm border border-control bg-white transition-colors hover:border-muted aria-disabled:cursor-default aria-disabled:border-line aria-disabled:text-control"
    >
      {children}
    </button>
  );
}
