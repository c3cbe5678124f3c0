import { ChevronDown } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { type Analytics, type Metric, metrics } from './fetch-analytics';
import { TrendChart } from './trend-chart';
import { useFormatters } from './use-formatters';

type TrendCardProps = { numbers: Analytics; metric: Metric };

/** A number over the period as a chart, and all numbers as a table. */
export function TrendCard({ numbers, metric }: TrendCardProps) {
  const { t } = useTranslation('manageAnalytics');
  const { unit } = numbers;
  return (
    <section
      aria-labelledby="course"
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 rounded-lg bg-white p-5 shadow-raised md:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 id="course" className="text-lead font-semibold">
            {t(`metrics.${metric}.${unit}`)}
          </h2>
          <p className="max-w-prose text-sm text-muted">{t(`metrics.${metric}.text`)}</p>
        </div>
        <ul className="flex gap-5 pt-1 text-sm text-muted">
          <li className="flex items-center gap-2">
            <LineSample className="text-mata-700" />
            {t('chart.now')}
          </li>
          <li className="flex items-center gap-2">
            <LineSample className="text-barro-600" dashes="5 4" />
            {t('chart.before')}
          </li>
        </ul>
      </div>
      {numbers.totals[metric] === 0 && numbers.before[metric] === 0 ? (
        <p className="grid min-h-40 place-items-center rounded-md bg-sand/60 p-6 text-center text-muted">
          {t('chart.empty')}
        </p>
      ) : (
        <TrendChart
          key={`${numbers.first_day}${metric}`}
          unit={unit}
          course={numbers.course}
          before={numbers.before.course}
          metric={metric}
        />
      )}
      <TrendTable numbers={numbers} />
    </section>
  );
}

function LineSample({ className, dashes }: { className: string; dashes?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 28 4" className={`w-7 ${className}`}>
      <path d="M0 2H28" stroke="currentColor" strokeWidth="2.5" strokeDasharray={dashes} />
    </svg>
  );
}

/** All numbers of the period as a table, the latest first. */
function TrendTable({ numbers }: { numbers: Analytics }) {
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
