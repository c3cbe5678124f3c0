import { nice, ticks } from 'd3-array';
import { area, curveMonotoneX, line } from 'd3-shape';

/** The coordinates of a chart are 100 wide and 100 high, for any size on the screen. */
const full = 100;

/** The scale of a chart has whole numbers from zero to a round number above all values. */
export function scaleOf(values: readonly number[]): { top: number; ticks: number[] } {
  const highest = Math.max(4, ...values);
  const [, top] = nice(0, highest, 4);
  return { top, ticks: ticks(0, top, 4).filter(Number.isInteger) };
}

/** The distance of a step from the left edge. */
export function placeOf(index: number, count: number): number {
  return count > 1 ? (index / (count - 1)) * full : full / 2;
}

/** The distance of a value from the top edge. */
export function heightOf(value: number, top: number): number {
  return full - (value / top) * full;
}

/** The line through values, and the area below it, as SVG paths. */
export function shapesOf(values: readonly number[], count: number, top: number) {
  const x = (_: number, index: number) => placeOf(index, count);
  const y = (value: number) => heightOf(value, top);
  const data = [...values];
  return {
    line: line<number>(x, y).curve(curveMonotoneX)(data) ?? '',
    area: area<number>(x, full, y).curve(curveMonotoneX)(data) ?? '',
  };
}

/** The steps with a label. There are at most this many, evenly spaced, including the last. */
export function labelledSteps(count: number, most: number): number[] {
  const every = Math.max(1, Math.ceil(count / most));
  const steps: number[] = [];
  for (let index = count - 1; index >= 0; index -= every) steps.unshift(index);
  return steps;
}
