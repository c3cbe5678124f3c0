import { type PointerEvent, useState } from 'react';
import { useMediaQuery } from '~/shared/browser/use-media-query';
import { useTranslation } from '~/shared/i18n/use-translation';
import { heightOf, labelledSteps, placeOf, scaleOf, shapesOf } from './chart-shape';
import type { Metric, Step } from './fetch-analytics';
import { type Unit, useFormatters } from './use-formatters';

type TrendChartProps = {
  unit: Unit;
  course: readonly Step[];
  /** The steps of the earlier period, each matched to a step of this period if there is one. */
  before: readonly Step[];
  metric: Metric;
};

/**
 * A number over time and, dashed, in the earlier period. The chart is a slider over its steps. A
 * pointer, a finger or the arrow keys move between them.
 */
export function TrendChart({ unit, course, before, metric }: TrendChartProps) {
  const { t } = useTranslation('manageAnalytics');
  const words = useFormatters();
  const isWide = useMediaQuery('(min-width: 44rem)');
  const [read, setRead] = useState<number>();
  const count = course.length;
  const now = course.map((step) => step[metric]);
  const earlier = before.slice(0, count).map((step) => step[metric]);
  const scale = scaleOf([...now, ...earlier]);
  const shapes = shapesOf(now, count, scale.top);
  const shapesBefore = shapesOf(earlier, count, scale.top);
  const step = read === undefined ? undefined : course[read];

  const follow = ({ currentTarget, clientX, pointerType }: PointerEvent<HTMLElement>) => {
    // A finger drags the slider.
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.round(((clientX - left) / width) * (count - 1));
    setRead(Math.min(count - 1, Math.max(0, index)));
  };

  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-xs text-muted tabular-nums">
      <div aria-hidden="true" className="relative h-56 w-10 text-right md:h-72">
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className="absolute right-0 -translate-y-1/2"
            style={{ top: `${heightOf(tick, scale.top)}%` }}
          >
            {words.count(tick)}
          </span>
        ))}
      </div>
      <div
        className="relative h-56 has-focus-visible:rounded-xs has-focus-visible:outline-3 has-focus-visible:outline-offset-6 has-focus-visible:outline-mata-700 md:h-72"
        onPointerMove={follow}
        onPointerLeave={() => setRead(undefined)}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
        >
          {scale.ticks.map((tick) => (
            <path
              key={tick}
              d={`M0 ${heightOf(tick, scale.top)}H100`}
              className={tick === 0 ? 'stroke-control' : 'stroke-line'}
            />
          ))}
          <path d={shapes.area} className="fill-mata-100/60" />
          <path
            d={shapesBefore.line}
            fill="none"
            strokeWidth="2"
            strokeDasharray="5 4"
            className="stroke-barro-600"
          />
          <path
            d={shapes.line}
            fill="none"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-mata-700"
          />
        </svg>
        {count === 1 && now[0] !== undefined && (
          <ChartDot left={50} top={heightOf(now[0], scale.top)} className="bg-mata-700" />
        )}
        {step && read !== undefined && (
          <ChartTooltip
            left={placeOf(read, count)}
            top={heightOf(step[metric], scale.top)}
            topBefore={before[read] && heightOf(before[read][metric], scale.top)}
            title={words.step(step, unit)}
            now={t(`metrics.${metric}.reading`, {
              count: step[metric],
              text: words.count(step[metric]),
            })}
            before={
              before[read] &&
              t('chart.readingBefore', {
                when: words.step(before[read], unit),
                text: words.count(before[read][metric]),
              })
            }
          />
        )}
        {count > 1 && (
          <input
            type="range"
            min={0}
            max={count - 1}
            value={read ?? count - 1}
            onChange={({ target }) => setRead(Number(target.value))}
            onFocus={() => setRead((index) => index ?? count - 1)}
            onBlur={() => setRead(undefined)}
            aria-label={t('chart.label')}
            aria-valuetext={spoken(read ?? count - 1)}
            className="absolute inset-0 size-full cursor-crosshair touch-pan-y opacity-0"
          />
        )}
      </div>
      <div aria-hidden="true" className="relative col-start-2 mt-3 h-5">
        {labelledSteps(count, isWide ? 10 : 4).map((index) => (
          <span
            key={index}
            // The last label ends at the edge of the chart.
            className="absolute -translate-x-1/2 whitespace-nowrap last:-translate-x-full"
            style={{ left: `${placeOf(index, count)}%` }}
          >
            {course[index] && words.tick(course[index], unit)}
          </span>
        ))}
      </div>
    </div>
  );

  function spoken(index: number) {
    const at = course[index];
    if (!at) return '';
    const reading = { count: at[metric], text: words.count(at[metric]) };
    const earlierStep = before[index];
    return [
      words.step(at, unit),
      t(`metrics.${metric}.reading`, reading),
      earlierStep &&
        t('chart.readingBefore', {
          when: words.step(earlierStep, unit),
          text: words.count(earlierStep[metric]),
        }),
    ]
      .filter(Boolean)
      .join('; ');
  }
}

type ChartTooltipProps = {
  /** The positions of the step and its two values in the chart, in percent. */
  left: number;
  top: number;
  topBefore: number | undefined;
  title: string;
  now: string;
  before: string | undefined;
};

/** The reading of a chart at one step: a line, its points, and a card that stays in the chart. */
function ChartTooltip({ left, top, topBefore, title, now, before }: ChartTooltipProps) {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <span
        className="absolute inset-y-0 w-px -translate-x-1/2 bg-control"
        style={{ left: `${left}%` }}
      />
      {topBefore !== undefined && <ChartDot left={left} top={topBefore} className="bg-barro-600" />}
      <ChartDot left={left} top={top} className="bg-mata-700" />
      <p
        className="absolute -top-2 z-10 grid w-max max-w-60 gap-0.5 rounded-sm bg-white px-3 py-2 text-sm shadow-float"
        style={{ left: `${left}%`, translate: `-${left}% 0` }}
      >
        <span className="text-xs text-muted">{title}</span>
        <span className="font-semibold text-ink">{now}</span>
        {before && <span className="text-xs text-barro-700">{before}</span>}
      </p>
    </div>
  );
}

type ChartDotProps = {
  /** The position in the chart, in percent. */
  left: number;
  top: number;
  className: string;
};

/** A point of a chart's line. */
function ChartDot({ left, top, className }: ChartDotProps) {
  return (
    <span
      aria-hidden="true"
      className={`absolute size-3 -translate-1/2 rounded-full ring-2 ring-white ${className}`}
      style={{ left: `${left}%`, top: `${top}%` }}
    />
  );
}
