import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { BooksMenu } from '~/command-center/books/books-menu';
import { ListFailure } from '~/command-center/kit/list-messages';
import { TabHeading, TabPage } from '~/command-center/kit/tab-page';
import { formatDateTime } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { figureGroups, groupNames } from '~/shared/statements/statement';
import { formatMonth, useFigureText } from '~/shared/statements/use-statement-text';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { Skeleton } from '~/shared/ui/skeleton';
import { CorrectionEditor, CorrectionList } from './corrections';
import { overviewQuery, type StatementOverview } from './overview';

/** The monthly statements: what is published, what is next, and who was emailed. */
export function Statements() {
  const { t } = useTranslation('manageStatements');
  const { data, error, isFetching, refetch } = useQuery(overviewQuery);
  const [isWriting, setWriting] = useState(false);
  return (
    <TabPage>
      <TabHeading lead={t('lead')}>
        <LinkButton to="openBooks" variant="outline" size="sm">
          {t('public')}
        </LinkButton>
        {data && data.statements.length > 0 && (
          <Button size="sm" onClick={() => setWriting(true)}>
            {t('correct.open')}
          </Button>
        )}
      </TabHeading>
      <BooksMenu current="statements" />
      {error && <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" className="grid gap-6">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-80" />
          <Skeleton className="h-60" />
        </div>
      )}
      {data && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <StatementList statements={data.statements} />
          <CorrectionList overview={data} />
          <RunningMonth running={data.running} />
        </div>
      )}
      {data && isWriting && (
        <CorrectionEditor
          months={data.statements.map(({ month }) => month)}
          onClose={() => setWriting(false)}
        />
      )}
    </TabPage>
  );
}

/** The figures of the current month so far, and which of them would be hidden. */
function RunningMonth({ running }: { running: StatementOverview['running'] }) {
  const { t } = useTranslation(['manageStatements', 'openBooks']);
  const { text, language } = useFigureText();
  const { month, figures, published } = running;
  return (
    <section
      aria-labelledby="running-title"
      className="grid gap-4 rounded-lg border-2 border-dashed border-control p-5 md:p-6"
    >
      <div className="grid gap-1">
        <h2 id="running-title" className="text-lead font-semibold first-letter:uppercase">
          {t('manageStatements:running.title', { month: formatMonth(month, language) })}
        </h2>
        <p className="max-w-prose text-sm text-muted">{t('manageStatements:running.text')}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 text-sm @min-[44rem]:grid-cols-2">
        {groupNames.map((group) => (
          <div key={group}>
            <h3 className="font-semibold">{t(`openBooks:groups.${group}.title`)}</h3>
            <dl className="mt-1">
              {figureGroups[group].map((name) => {
                const value =
                  published[name] === 'not_held' ? 'not_held' : (figures[name]?.value ?? null);
                return (
                  <div
                    key={name}
                    // Words that replace a figure may need their own line.
                    className={clsx(
                      'items-baseline gap-x-4 border-b border-line py-2',
                      typeof value === 'number'
                        ? 'grid grid-cols-[minmax(0,1fr)_auto]'
                        : 'flex flex-wrap justify-between',
                    )}
                  >
                    <dt>{t(`openBooks:figures.${name}`)}</dt>
                    <dd className="ml-auto text-right font-semibold whitespace-nowrap tabular-nums">
                      {text(name, value)}
                    </dd>
                    {published[name] === 'hidden' && (
                      <dd className="col-span-2 text-right text-xs text-muted">
                        {t('manageStatements:running.hidden')}
                      </dd>
                    )}
                  </div>
                );
              })}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}

type StatementListProps = { statements: StatementOverview['statements'] };

/** The frozen months, the latest first, with their emails. */
function StatementList({ statements }: StatementListProps) {
  const { t } = useTranslation('manageStatements');
  const { text, language } = useFigureText();
  return (
    <section
      aria-labelledby="statements-title"
      className="grid min-w-0 gap-4 rounded-lg bg-white p-5 shadow-raised md:p-6"
    >
      <h2 id="statements-title" className="text-lead font-semibold">
        {t('list.title')}
      </h2>
      {statements.length === 0 ? (
        <p className="text-muted">{t('list.empty')}</p>
      ) : (
        <section
          aria-label={t('list.title')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
          tabIndex={0}
          className="max-h-100 overflow-auto rounded-sm border border-line"
        >
          <table className="w-full border-collapse text-left text-sm tabular-nums">
            <thead className="text-xs text-muted">
              <tr>
                {(['month', 'contributions', 'paid', 'hidden', 'frozen', 'sent'] as const).map(
                  (column) => (
                    <th
                      key={column}
                      scope="col"
                      className="sticky top-0 bg-white px-4 py-2.5 whitespace-nowrap first:left-0 first:z-10"
                    >
                      {t(`list.${column}`)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {statements.map(({ month, frozen_at, published, recipients, sent }) => (
                <tr key={month} className="border-t border-line">
                  <th
                    scope="row"
                    className="sticky left-0 bg-white px-4 py-2 font-semibold whitespace-nowrap first-letter:uppercase max-sm:whitespace-normal"
                  >
                    {formatMonth(month, language)}
                  </th>
                  <td className="px-4 py-2 whitespace-nowrap">
                    {text('contributions', published.contributions ?? null)}
                  </td>
                  <td className="px-4 py-2 whitespace-nowrap">
                    {text('paid', published.paid ?? null)}
                  </td>
                  <td className="px-4 py-2">
                    {Object.values(published).filter((value) => value === 'hidden').length}
                  </td>
                  <td className="px-4 py-2 whitespace-nowrap">
                    {formatDateTime(frozen_at, language)}
                  </td>
                  <td className="px-4 py-2 whitespace-nowrap">
                    {recipients === 0 ? t('list.noEmails') : t('list.sentOf', { sent, recipients })}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
