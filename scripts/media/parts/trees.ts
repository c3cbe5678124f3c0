import { wave } from '../motion.ts';
import { palette } from '../palette.ts';
import { at, circle, group, n, path, turned } from '../svg.ts';

type Blob = readonly [x: number, y: number, r: number];

const { ipe600, ipe500, ipe300 } = palette;

/** Three layers of the crown: shade at the back, the flower's own yellow, and the sunlit front. */
const crown: readonly (readonly [fill: string, blobs: readonly Blob[]])[] = [
  [
    ipe600,
    [
      [-92, -206, 40],
      [-38, -188, 38],
      [22, -184, 40],
      [78, -190, 44],
      [122, -226, 42],
      [104, -276, 42],
      [40, -310, 44],
      [0, -240, 70],
      [64, -250, 60],
    ],
  ],
  [
    ipe500,
    [
      [-106, -222, 34],
      [-76, -256, 42],
      [-30, -222, 46],
      [-36, -292, 42],
      [18, -312, 44],
      [30, -230, 44],
      [70, -278, 44],
      [82, -220, 34],
      [106, -246, 26],
    ],
  ],
  [
    ipe300,
    [
      [-82, -250, 28],
      [-54, -274, 34],
      [-12, -300, 36],
      [32, -296, 30],
      [-40, -246, 30],
      [2, -266, 38],
      [44, -262, 26],
      [66, -282, 20],
    ],
  ],
];

/** Loose flowers at the edge of the crown. */
const flowers: readonly Blob[] = [
  [-70, -318, 7],
  [62, -352, 8],
  [140, -294, 7],
  [-60, -164, 6],
  [52, -146, 7],
  [112, -172, 8],
];

/**
 * An ipê-amarelo in flower, about 310 tall. It has a bare trunk and a crown of overlapping discs
 * that opens while `bloom` increases from 0 to 1.
 */
export function ipe(x: number, y: number, scale: number, time: number, bloom = 1): string {
  const swaying = ([cx, cy, r]: Blob, i: number, fill: string): string =>
    circle(cx + 4 * wave(time, 2, i * 0.13), cy + 3 * wave(time, 1, i * 0.21), r, fill);
  const sheets = crown.map(([fill, blobs], sheet) =>
    group('filter="url(#near)"', ...blobs.map((blob, i) => swaying(blob, i + sheet * 3, fill))),
  );
  const loose = flowers.map((blob, i) => swaying(blob, i * 3, i % 2 ? ipe500 : ipe600));
  return at(
    x,
    y,
    scale,
    path(
      'M-11 6q7 -70 3 -118q-22 -24 -46 -56l8 -5q24 28 42 40q0 -30 -4 -66h10q0 34 2 62q22 -18 36 -44l8 5q-16 36 -38 58q-2 50 7 124Z',
      palette.wood700,
    ),
    path('M3 6q4 -74 0 -118l6 -2q-1 50 7 120Z', palette.wood500, 'opacity=".6"'),
    turned(0.8 * wave(time), 0, -120, at(0, -130 + 130 * bloom, bloom, ...loose, ...sheets)),
  );
}

/** A round tree on the distant hills. */
export function bush(x: number, y: number, size: number, fill: string): string {
  return (
    path(`M${n(x - 1.5)} ${n(y)}h3v${n(-size)}h-3Z`, palette.wood700) +
    circle(x, y - size * 1.3, size * 0.8, fill) +
    circle(x + size * 0.25, y - size * 1.45, size * 0.42, '#fff', 'opacity=".14"')
  );
}

/** A tall leaf in the foreground, folded along its middle. It sways about its base. */
export function leaf(
  x: number,
  y: number,
  length: number,
  degrees: number,
  tones: readonly [string, string],
): string {
  const w = length * 0.2;
  const half = (side: number) =>
    `M0 0C${n(side * w)} ${n(-length * 0.25)} ${n(side * w * 1.1)} ${n(-length * 0.7)} 0 ${n(-length)}Z`;
  return group(
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})"`,
    path(half(-1), tones[0]),
    path(half(1), tones[1]),
  );
}
