import { cast } from '../cast.ts';
import { wave } from '../motion.ts';
import { kite } from '../parts/air.ts';
import { dog } from '../parts/dog.ts';
import { roof, roofFrame } from '../parts/house-raising.ts';
import { person } from '../parts/person.ts';
import { table } from '../parts/table.ts';
import { group, type Point } from '../svg.ts';

type Lifter = { who: keyof typeof cast; dx: number; dy: number; scale: number; grip: number };

const inside: readonly Lifter[] = [
  { who: 'nair', dx: -84, dy: 2, scale: 1.5, grip: 20 },
  { who: 'tito', dx: 78, dy: 4, scale: 1.56, grip: 22 },
];
const outside: readonly Lifter[] = [
  { who: 'rosa', dx: -184, dy: 16, scale: 1.6, grip: 18 },
  { who: 'davi', dx: 4, dy: 22, scale: 1.66, grip: 24 },
  { who: 'bia', dx: 176, dy: 18, scale: 1.58, grip: 19 },
];

/** The frame at (x, y), and five neighbors who lift its roof and set it down. */
export function houseRaising(x: number, y: number, time: number): string {
  const lift = 0.5 + 0.5 * wave(time, 1, 0.25);
  const height = y - 166 - 26 * lift;
  const tilt = -2.4 * lift + 0.5 * wave(time, 2);
  const edge = (dx: number): Point => [x + dx, height + 2 + dx * Math.tan((tilt * Math.PI) / 180)];
  const lifter = ({ who, dx, dy, scale, grip }: Lifter, i: number): string =>
    person(cast[who], {
      x: x + dx,
      y: y + dy,
      scale,
      left: edge(dx - grip),
      right: edge(dx + grip),
      stride: 0.3 + 0.2 * (i % 2),
      lean: 1.6 * wave(time, 1, i * 0.2) - dx * 0.012,
      head: (dx < 20 ? 8 : -8) * lift,
    });
  return (
    group('filter="url(#near)"', ...inside.map(lifter)) +
    roof(x, height, tilt) +
    roofFrame(x, y) +
    group('filter="url(#near)"', ...outside.map(lifter))
  );
}

/** A child who flies a kite, and the dog that watches. */
export function kiteFlyer(x: number, y: number, time: number): string {
  const hand: Point = [x + 19, y - 106 + 2 * wave(time, 2)];
  const child = person(cast.noa, {
    x,
    y,
    scale: 1.04,
    right: hand,
    left: [x + 8, y - 88],
    lean: -5 + 2 * wave(time, 2),
    head: -8,
    stride: 0.5,
  });
  return (
    kite(x - 36 + 22 * wave(time, 1), y - 392 + 14 * wave(time, 2, 0.1), hand, time) +
    group('filter="url(#near)"', child, dog(x + 58, y + 8, 0.9, 16 * wave(time, 11)))
  );
}

/** The neighbors who set the table instead of lifting the roof. */
export function supper(x: number, y: number, time: number): string {
  const guests: readonly (readonly [who: keyof typeof cast, dx: number, head: number])[] = [
    ['jose', -68, 8],
    ['lia', -22, -6],
    ['luiz', 24, 6],
    ['ida', 70, -8],
  ];
  const figures = guests.map(([who, dx, head], i) =>
    person(cast[who], {
      x: x + dx,
      y: y - 12,
      scale: 0.98,
      left: [x + dx - 9, y - 52 - 3 * wave(time, 2, i * 0.3)],
      right: [x + dx + 12, y - (i === 0 ? 104 : 54) + 3 * wave(time, 2, i * 0.2)],
      lean: 2 * wave(time, 1, i * 0.3),
      head,
    }),
  );
  return group('filter="url(#near)"', ...figures, table(x, y, 0.86));
}
