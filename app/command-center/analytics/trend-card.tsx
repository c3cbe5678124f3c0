import { useTranslation } from '~/shared/i18n/use-translation';
import type { Analytics, Metric } from './numbers';
import { TrendChart } from './trend-chart';
import { TrendTable } from './trend-table';

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
