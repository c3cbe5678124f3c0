type ChartDotProps = {
  /** The position in the chart, in percent. */
  left: number;
  top: number;
  className: string;
};

/** A point of a chart's line. */
export function ChartDot({ left, top, className }: ChartDotProps) {
  return (
    <span
      aria-hidden="true"
      className={`absolute size-3 -translate-1/2 rounded-full ring-2 ring-white ${className}`}
      style={{ left: `${left}%`, top: `${top}%` }}
    />
  );
}
