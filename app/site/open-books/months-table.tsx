import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import {
  figureNames,
  isAmount,
  type OpenBooks,
  type Statement,
} from '~/shared/statements/statement';
import {
  formatMonth,
  useCorrectionText,
  useFigureText,
} from '~/shared/statements/use-statement-text';
import { Button } from '~/shared/ui/button';

/** All statements as a table, and with their corrections as a file. */
export function MonthsTable({ statements, corrections }: Omit<OpenBooks, 'saved'>) {
  const { t } = useTranslation('openBooks');
  const { text, language } = useFigureText();
  return (
    // Its columns do not fit on paper; the file has them all.
    <section
      aria-labelledby="table-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 print:hidden"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-2">
          <h2 id="table-title" className="text-subtitle">
            {t('table.title')}
          </h2>
          <p className="text-muted">{t('table.text')}</p>
        </div>
        <DownloadStatements statements={statements} corrections={corrections} />
      </div>
      <section
        aria-label={t('table.scroll')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
        tabIndex={0}
        className="max-h-160 overflow-auto rounded-md bg-white shadow-raised"
      >
        <table className="border-collapse text-right text-sm tabular-nums">
          <caption className="sr-only">{t('table.scroll')}</caption>
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className={`${head} left-0 z-20 text-left`}>
                {t('table.month')}
              </th>
              {figureNames.map((figure) => (
                <th key={figure} scope="col" className={`${head} z-10 min-w-30`}>
                  {t(`figures.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {statements.map(({ month, figures }) => (
              <tr key={month} className="border-t border-line">
                <th
                  scope="row"
                  className="sticky left-0 bg-white px-4 py-2.5 text-left font-semibold whitespace-nowrap max-sm:whitespace-normal"
                >
                  <span className="inline-block first-letter:uppercase">
                    {formatMonth(month, language)}
                  </span>
                  {corrections.some((correction) => correction.month === month) && (
                    <a href="#corrections-title" className="link block w-fit text-xs font-normal">
                      {t('table.corrected')}
                    </a>
                  )}
                </th>
                {figureNames.map((figure) => (
                  <td key={figure} className="px-4 py-2.5 whitespace-nowrap">
                    {figures[figure] === 'hidden' ? (
                      <span className="text-muted">{t('table.hidden')}</span>
                    ) : (
                      text(figure, figures[figure])
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** Downloads all statements. Amounts are dollars; what is not published stays a word. */
function DownloadStatements({ statements, corrections }: Omit<OpenBooks, 'saved'>) {
  const { t } = useTranslation('openBooks');
  const { language } = useLanguage();
  const correctionText = useCorrectionText();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = async () => {
    setState('busy');
    try {
      const { download, writeCsv } = await import('~/shared/format/csv');
      const columns = figureNames.map((figure) => ({
        title: t(`figures.${figure}`),
        value: ({ figures }: Statement) => {
          const value = figures[figure];
          if (typeof value !== 'number') return value && t(`values.${value}`);
          return isAmount(figure) ? value / 100 : value;
        },
      }));
      const month = { title: t('table.month'), value: (one: Statement) => one.month.slice(0, 7) };
      const corrected = {
        title: t('corrections.title'),
        value: (one: Statement) =>
          corrections
            .filter((correction) => correction.month === one.month)
            .map((correction) => {
              const { change, reason } = correctionText(correction);
              const published = formatDate(correction.published_on, language);
              return [published, change, reason].filter(Boolean).join('. ');
            })
            .join('\n'),
      };
      const text = await writeCsv([month, ...columns, corrected], statements);
      download(`${t('table.file')}.csv`, text);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="grid gap-2 max-sm:w-full">
      <Button variant="outline" busy={state === 'busy'} onClick={() => void save()}>
        {state !== 'busy' && <Download className="size-5" />}
        {t('table.csv')}
      </Button>
      <p role="status" className="text-sm text-danger-700 empty:hidden">
        {state === 'failed' && t('table.csvFailed')}
      </p>
    </div>
  );
}

const head = 'sticky top-0 bg-white px-4 py-3 align-bottom font-semibold';
