import { ChartDot } from './chart-dot';

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
export function ChartTooltip({ left, top, topBefore, title, now, before }: ChartTooltipProps) {
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
