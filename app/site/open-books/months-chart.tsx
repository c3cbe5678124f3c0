import { clsx } from 'clsx';
import { nice, ticks } from 'd3-array';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { FigureValue, Statement } from '~/shared/statements/statement';
import { formatMonth, shortMonth, useFigureText } from '~/shared/statements/use-statement-text';

/** The figures of the chart, with the colors of their bars. */
const series = [
  { figure: 'contributions', color: 'bg-mata-700' },
  { figure: 'paid', color: 'bg-barro-600' },
] as const;

const shownMonths = 12;

/** In cents. */
const leastTop = 100;

/**
 * Contributions and payments of the last twelve months as bars. The chart is a slider over its
 * months, as in Analytics: a finger or the arrow keys move between them. The table below has all.
 */
export function MonthsChart({ statements }: { statements: readonly Statement[] }) {
  const { t } = useTranslation('openBooks');
  const { shortText, language } = useFigureText();
  const months = statements.slice(0, shownMonths).toReversed();
  const [read, setRead] = useState(months.length - 1);
  const index = Math.min(read, months.length - 1);
  const current = months[index];
  const highest = Math.max(
    leastTop,
    ...months.flatMap(({ figures }) => series.map(({ figure }) => heightOf(figures[figure]))),
  );
  const [, top] = nice(0, highest, 4);
  // Without an amount, the axis has no scale.
  const hasAmounts = highest > leastTop;
  const hasHidden = months.some(({ figures }) =>
    series.some(({ figure }) => figures[figure] === 'hidden'),
  );
  const axis = new Intl.NumberFormat(language, { notation: 'compact' });
  /** In the space of a phone. The legend has the currency. */
  const axisText = (cents: number) => axis.format(cents / 100);
  const spoken =
    current &&
    `${formatMonth(current.month, language)}: ${series
      .map(({ figure }) => `${t(`chart.${figure}`)} ${shortText(figure, current.figures[figure])}`)
      .join(', ')}`;
  return (
    <section
      aria-labelledby="chart-title"
      className="grid grid-cols-[minmax(0,1fr)] gap-5 print:break-inside-avoid"
    >
      <div className="grid gap-2">
        <h2 id="chart-title" className="text-subtitle">
          {t('chart.title')}
        </h2>
        <p className="max-w-prose text-muted">{t('chart.text')}</p>
      </div>
      <div className="rounded-lg bg-white p-5 shadow-raised md:p-8">
        <div className="grid min-h-16 content-start gap-1 sm:flex sm:min-h-8 sm:flex-wrap sm:items-baseline sm:gap-x-6">
          <p className="font-semibold first-letter:uppercase">
            {current && formatMonth(current.month, language)}
          </p>
          {series.map(({ figure, color }) => (
            <p key={figure} className="flex items-baseline gap-2 text-sm">
              <span aria-hidden="true" className={`size-3 shrink-0 rounded-xs ${color}`} />
              <span className="text-muted">{t(`chart.${figure}`)}</span>
              <span className="font-semibold tabular-nums">
                {current && shortText(figure, current.figures[figure])}
              </span>
            </p>
          ))}
        </div>
        <div className="relative mt-6 h-56 has-focus-visible:rounded-xs has-focus-visible:outline-3 has-focus-visible:outline-offset-6 has-focus-visible:outline-mata-700 md:h-72">
          <div aria-hidden="true" className="absolute inset-0">
            {ticks(0, top, 4).map((tick) => (
              <span
                key={tick}
                className="absolute inset-x-0 border-t border-line text-xs text-muted"
                style={{ bottom: `${(tick / top) * 100}%` }}
              >
                {tick > 0 && hasAmounts && (
                  <span className="bg-white pr-2 tabular-nums">{axisText(tick)}</span>
                )}
              </span>
            ))}
            <div className="absolute inset-y-0 right-0 left-14 flex items-stretch sm:left-20">
              {months.map(({ month, figures }, position) => (
                <div
                  key={month}
                  className={`flex min-w-0 flex-1 items-end justify-center gap-0.5 rounded-t-sm px-0.5 sm:gap-1 sm:px-1.5 ${position === index ? 'bg-mata-100/60' : ''}`}
                >
                  {series.map(({ figure, color }) => (
                    <Bar key={figure} value={figures[figure]} top={top} color={color} />
                  ))}
                </div>
              ))}
            </div>
          </div>
          {months.length > 1 && (
            <input
              type="range"
              min={0}
              max={months.length - 1}
              value={index}
              onChange={({ target }) => setRead(Number(target.value))}
              aria-label={t('chart.label')}
              aria-valuetext={spoken}
              className="absolute inset-y-0 right-0 left-14 h-full w-[calc(100%-3.5rem)] cursor-pointer touch-pan-y opacity-0 sm:left-20 sm:w-[calc(100%-5rem)]"
            />
          )}
        </div>
        <div aria-hidden="true" className="mt-2 flex pl-14 text-xs text-muted sm:pl-20">
          {months.map(({ month }, position) => (
            <span
              key={month}
              // On a phone, every second month has space: the latest one and those before it.
              className={clsx(
                'flex min-w-0 flex-1 justify-center',
                (months.length - position) % 2 === 0 && months.length > 6 && 'max-sm:invisible',
              )}
            >
              {shortMonth(month, language)}
            </span>
          ))}
        </div>
        {hasHidden && (
          <p className="mt-4 flex items-baseline gap-2 text-sm text-muted">
            <span
              aria-hidden="true"
              className="size-3 shrink-0 rounded-xs border border-dashed border-control"
            />
            {t('values.hidden')}
          </p>
        )}
      </div>
    </section>
  );
}

type BarProps = { value: FigureValue; top: number; color: string };

/** A bar. A figure that is not published is an outline without a height of its own. */
function Bar({ value, top, color }: BarProps) {
  if (typeof value !== 'number') {
    return <span className="h-6 w-full max-w-6 rounded-t-xs border border-dashed border-control" />;
  }
  return (
    <span
      className={`w-full max-w-6 rounded-t-xs ${color}`}
      style={{ height: `${(Math.max(0, value) / top) * 100}%` }}
    />
  );
}

function heightOf(value: FigureValue): number {
  return typeof value === 'number' ? value : 0;
}
