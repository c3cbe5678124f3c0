import { ease, mix, settle, wave } from '../motion.ts';
import { palette } from '../palette.ts';
import { paperBird } from '../parts/paper-bird.ts';
import { at, group, line, type Point, path, points, polygon, rect, turned } from '../svg.ts';

const {
  paper,
  line: edge,
  clay500,
  clay600,
  clay300,
  ipe500,
  ipe300,
  green300,
  green500,
} = palette;

/** Each neighbor's part has its own tone. The family's tone is the first. */
export const leafTones = [clay500, ipe500, green300, clay300, ipe300, green500] as const;

const REST: Point = [640, 236];
const FOLD = 14.7;

type Gift = { from: Point; start: number; end: number };

/** A leaf, which is one part of the whole. Its base points to the lower left. */
export const leafPart = (x: number, y: number, scale: number, turn: number, fill: string): string =>
  at(
    x,
    y,
    scale,
    turned(
      turn,
      0,
      0,
      path('M-14 10Q-16 -10 14 -12Q14 12 -14 10Z', fill),
      line('M-13 9Q-2 2 7 -6', '#fff', 1.6, 'opacity=".55"'),
    ),
  );

/** The bill falls from the sky, is filled leaf by leaf, folds itself into a bird and flies away. */
export function bill(second: number, gifts: readonly Gift[]): string {
  if (second > 18.4) return '';
  const fall = ease(second, 0.9, 4);
  const landed = ease(second, 3.6, 4.2);
  const folded = ease(second, FOLD, FOLD + 0.45);
  const given = gifts.filter(({ end }) => second >= end).length;
  const x = REST[0] + (1 - fall) * 260 * Math.cos(fall * 9);
  const y = mix(-160, REST[1], fall) + 4 * wave(second, 0.4) * landed;
  if (folded >= 1) return flyAway(second - FOLD - 0.45);
  const tilt = (1 - fall) * 30 * Math.sin(fall * 9) + 1.2 * wave(second, 0.3);
  const size = 1.22 - 0.04 * given + 0.05 * settle(second, 14, 14.5) * (second > 14 ? 1 : 0);
  return (
    group(
      `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt.toFixed(2)}) scale(${(size * (1 - folded)).toFixed(3)} ${size.toFixed(3)})" filter="url(#near)"`,
      sheet(),
      ...gifts.map(({ end }, i) =>
        second >= end ? leafPart(...slot(i), 1, 0, leafTones[i] as string) : '',
      ),
    ) + flights(second, gifts, x, y, size)
  );
}

const slot = (i: number): Point => [-36 + 36 * (i % 3), 24 + 34 * Math.floor(i / 3)];

function sheet(): string {
  const empty = Array.from({ length: 6 }, (_, i) => {
    const [x, y] = slot(i);
    return at(
      x,
      y,
      1,
      path(
        'M-14 10Q-16 -10 14 -12Q14 12 -14 10Z',
        '#F3EBDD',
        `stroke="${edge}" stroke-width="1.5"`,
      ),
    );
  });
  return (
    path(
      'M-62 -86h98l26 26v146q-10 -7 -20.6 0q-10 7 -20.6 0q-10 -7 -20.8 0q-10 7 -20.6 0q-10 -7 -20.6 0q-10 7 -20.8 0Z',
      paper,
    ) +
    polygon(points('36,-86 62,-60 36,-60'), edge) +
    rect(-48, -72, 30, 30, clay600, 'rx="7"') +
    path('M-36 -66h6v6h6v6h-6v6h-6v-6h-6v-6h6Z', paper) +
    line('M-8 -64H24M-8 -50H44', edge, 6) +
    line('M-46 -24H46M-46 -10H20', edge, 5) +
    empty.join('')
  );
}

function flights(
  second: number,
  gifts: readonly Gift[],
  x: number,
  y: number,
  size: number,
): string {
  return gifts
    .map(({ from, start, end }, i) => {
      if (second < start || second >= end) return '';
      const way = ease(second, start, end);
      const [sx, sy] = slot(i);
      const px = mix(from[0], x + sx * size, way);
      const py = mix(from[1], y + sy * size, way) - 110 * Math.sin(Math.PI * way) * (1 - way * 0.4);
      return leafPart(px, py, mix(1, size, way), 360 * way - 360, leafTones[i] as string);
    })
    .join('');
}

/** The bird into which the shared bill is folded, as it flies away. */
function flyAway(age: number): string {
  const way = ease(age, 0.3, 3.2);
  const x = REST[0] + 760 * way;
  const y = REST[1] - 60 * Math.sin(way * 3) - 330 * way ** 2;
  return paperBird(x, y, 1.15 * settle(age, 0, 0.4), Math.sin(age * 15));
}
