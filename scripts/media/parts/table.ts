import { palette } from '../palette.ts';
import { at, circle, path, rect } from '../svg.ts';

const { paper, clay600, clay500, clay300, ipe500, ipe300 } = palette;
const { green800, green700, green300, wood700, wood500 } = palette;

/** A table set for many people, 190 wide and 60 tall, with its base at (x, y). */
export function table(x: number, y: number, scale: number): string {
  const scallops = 'q-8 8 -16 0'.repeat(12);
  return at(
    x,
    y,
    scale,
    rect(-84, -30, 7, 32, wood700),
    rect(77, -30, 7, 32, wood700),
    path(`M-93 -54h186l3 34${scallops}Z`, paper),
    path('M-95.5 -29h191l.4 5h-191.8Z', clay500),
    rect(-98, -60, 196, 7, clay300),
    at(-58, -60, 0.9, fruitBowl()),
    at(-4, -60, 0.8, pot()),
    at(42, -60, 0.9, jug()),
    path('M60 -60q-2 -11 11 -11t12 11Z', wood500),
  );
}

const fruitBowl = (): string =>
  circle(-9, -14, 6, ipe500) +
  circle(1, -16, 7, clay600) +
  circle(10, -14, 6, ipe300) +
  path('M-18 -12h36q-2 12 -18 12t-18 -12Z', green700);

const pot = (): string =>
  path('M-18 -18h36v10q0 8 -7 8h-22q-7 0 -7 -8ZM-22 -23h44v5h-44ZM-4 -28h8v5h-8Z', green800);

const jug = (): string =>
  path('M-6 -28h12l-1 8q5 6 4 11q-2 9 -9 9t-9 -9q-1 -5 4 -11Z', green300) +
  path('M-9 -11h18q-1 11 -9 11t-9 -11Z', ipe500);
