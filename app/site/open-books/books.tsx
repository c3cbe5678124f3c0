import { useSearchParams } from 'react-router';
import { useOnline } from '~/shared/browser/use-online';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { OpenBooks } from '~/shared/statements/statement';
import { formatMonth } from '~/shared/statements/use-figure-text';
import { Button } from '~/shared/ui/button';
import { Skeleton } from '~/shared/ui/skeleton';
import { Corrections } from './corrections';
import { MonthChoice } from './month-choice';
import { MonthSheet } from './month-sheet';
import { MonthsChart } from './months-chart';
import { MonthsTable } from './months-table';
import { useBooks } from './use-books';

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
  const { statements, corrections } = books;
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
      <MonthsChart statements={statements} />
      <MonthsTable statements={statements} corrections={corrections} />
      <Corrections corrections={corrections} latest={statements[0]} />
    </>
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
