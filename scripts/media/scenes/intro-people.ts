import { cast } from '../cast.ts';
import { ease, mix, wave } from '../motion.ts';
import { dog } from '../parts/dog.ts';
import { person } from '../parts/person.ts';
import { group, type Point } from '../svg.ts';
import { leafPart, leafTones } from './intro-bill.ts';

type Neighbor = {
  who: keyof typeof cast;
  from: Point;
  to: Point;
  /** The seconds when they leave home, arrive, and release their leaf. */
  leaves: number;
  arrives: number;
  gives: number;
};

const SCALE = 1.42;
const FLIGHT = 1.15;

const neighbors: readonly Neighbor[] = [
  { who: 'nair', from: [612, 566], to: [598, 634], leaves: 4.6, arrives: 5.8, gives: 7 },
  { who: 'rosa', from: [118, 580], to: [404, 652], leaves: 6.2, arrives: 8.9, gives: 9.3 },
  { who: 'davi', from: [350, 552], to: [502, 642], leaves: 7, arrives: 9.5, gives: 10.2 },
  { who: 'bia', from: [882, 552], to: [768, 642], leaves: 7.4, arrives: 9.8, gives: 11.1 },
  { who: 'tito', from: [1126, 576], to: [866, 650], leaves: 7.2, arrives: 10.2, gives: 12 },
  { who: 'lia', from: [1360, 668], to: [966, 660], leaves: 7.6, arrives: 11, gives: 12.9 },
];

/** The start position (the hand) and the seconds of each gift, in the order of giving. */
export const gifts = neighbors.map(({ to, gives }) => ({
  from: [to[0] + 36, to[1] - 182] as Point,
  start: gives,
  end: gives + FLIGHT,
}));

/** The family at its door, and the neighbors who each bring a leaf. */
export function people(second: number): string {
  const figures = neighbors.map((neighbor, i) => walker(neighbor, i, second));
  const [nair, ...others] = figures;
  return group('filter="url(#near)"', nair ?? '', child(second), ...others, pet(second));
}

function walker(
  { who, from, to, leaves, arrives, gives }: Neighbor,
  i: number,
  second: number,
): string {
  if (second < leaves) return '';
  const way = ease(second, leaves, arrives);
  const walking = second < arrives;
  const step = Math.sin((second - leaves) * 9);
  const x = mix(from[0], to[0], way);
  const y = mix(from[1], to[1], way) - (walking ? 3 * Math.abs(step) : 0);
  const scale = SCALE * mix(i === 5 ? 1 : 0.55, 1, way);
  const raise = ease(second, gives - 0.5, gives) - ease(second, gives + 0.5, gives + 1.1);
  const holds = 1 - ease(second, gives + 0.6, gives + 1.3);
  const cheer = ease(second, 15.6 + i * 0.12, 16.3 + i * 0.12);
  const up = Math.max(raise, cheer);
  const swing = 4 * wave(second, 0.8, i * 0.3) * cheer;
  const right: Point = [
    x + scale * (mix(mix(13, 20, holds), 24, up) + swing),
    y - scale * mix(mix(30, 70, holds), 118, up),
  ];
  // Every second neighbor cheers with both arms.
  const both = cheer * (i % 2);
  const left: Point = [x - scale * (mix(13, 24, both) + swing), y - scale * mix(30, 118, both)];
  const figure = person(cast[who], {
    x,
    y,
    scale,
    left,
    right,
    stride: walking ? 0.5 * Math.abs(step) : 0.3,
    lean: (walking ? Math.sign(to[0] - from[0]) * 3 : 0) + 1.4 * wave(second, 0.25, i * 0.2),
    head: x < 640 ? 6 * up : -6 * up,
  });
  if (second >= gives) return figure;
  return (
    figure + leafPart(right[0] + 4, right[1] - 10 * scale, scale * 0.72, 0, leafTones[i] as string)
  );
}

function child(second: number): string {
  if (second < 5) return '';
  const way = ease(second, 5, 6.2);
  const x = mix(618, 668, way);
  const y = mix(566, 642, way);
  const scale = mix(0.45, 0.98, way);
  const cheer = ease(second, 15.2, 15.8);
  const hop =
    cheer * 14 * Math.abs(Math.sin((second - 15.2) * 4.4)) * (1 - ease(second, 19.5, 20.2));
  return person(cast.noa, {
    x,
    y: y - hop,
    scale,
    left: [x - scale * mix(24, 22, cheer), y - hop - scale * mix(58, 118, cheer)],
    right: [x + scale * mix(14, 22, cheer), y - hop - scale * mix(34, 118, cheer)],
    stride: 0.3,
  });
}

/** The street's dog arrives when the neighbors cheer, and wags its tail. */
function pet(second: number): string {
  const way = ease(second, 15.6, 17.4);
  if (second < 15.6) return '';
  return dog(
    mix(-60, 306, way),
    664 - 6 * Math.abs(Math.sin(way * 22)) * (1 - way),
    1.15,
    16 * wave(second, 1.4),
  );
}
