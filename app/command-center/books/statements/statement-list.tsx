import { formatDateTime } from '~/shared/format/dates';
import { useTranslation } from '~/shared/i18n/use-translation';
import { formatMonth, useFigureText } from '~/shared/statements/use-figure-text';
import type { StatementOverview } from './overview';

type StatementListProps = { statements: StatementOverview['statements'] };

/** The frozen months, the latest first, with their emails. */
export function StatementList({ statements }: StatementListProps) {
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
