import { ChevronDown } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Analytics, metrics } from './numbers';
import { useFormatters } from './use-formatters';

/** All numbers of the period as a table, the latest first. */
export function TrendTable({ numbers }: { numbers: Analytics }) {
  const { t } = useTranslation('manageAnalytics');
  const words = useFormatters();
  const { unit, course, totals, before } = numbers;
  const sums = [
    { label: t('table.total'), totals },
    { label: t('table.before'), totals: before },
  ];
  return (
    <details className="group min-w-0">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm text-sm font-semibold text-mata-700">
        {t('table.open')}
        <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <section
        aria-label={t('table.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it
        tabIndex={0}
        className="mt-2 max-h-100 overflow-auto rounded-sm border border-line"
      >
        <table className="w-full border-collapse text-right text-sm tabular-nums">
          <caption className="sr-only">{t('table.label')}</caption>
          <thead>
            <tr className="text-xs text-muted">
              <th scope="col" className={`${head} text-left`}>
                {t(`table.${unit}`)}
              </th>
              {metrics.map((metric) => (
                <th key={metric} scope="col" className={head}>
                  {t(`metrics.${metric}.name`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map((sum) => (
              <tr key={sum.label} className="border-b border-line bg-mata-50 font-semibold">
                <th scope="row" className={`${cell} text-left`}>
                  {sum.label}
                </th>
                {metrics.map((metric) => (
                  <td key={metric} className={cell}>
                    {words.count(sum.totals[metric])}
                  </td>
                ))}
              </tr>
            ))}
            {course.toReversed().map((step) => (
              <tr key={step.first_day} className="border-b border-line/70 last:border-0">
                <th scope="row" className={`${cell} text-left font-normal`}>
                  {words.step(step, unit)}
                </th>
                {metrics.map((metric) => (
                  <td key={metric} className={cell}>
                    {words.count(step[metric])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

const head = 'sticky top-0 bg-white px-4 py-2.5 font-semibold whitespace-nowrap';
const cell = 'px-4 py-2 whitespace-nowrap';
