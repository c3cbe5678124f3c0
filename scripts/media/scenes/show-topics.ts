import { ease, mix, settle, wave } from '../motion.ts';
import { palette } from '../palette.ts';
import { circle, group, line, path, points, polygon, rect } from '../svg.ts';

const {
  paper,
  line: edge,
  ink,
  clay600,
  clay500,
  clay300,
  ipe500,
  green700,
  green600,
  green300,
} = palette;

type Topic = { from: number; x: number; side: -1 | 1; sign: () => string };

/** The topics as paper bubbles, one after the other: health, bills, a new country, family. */
const topics: readonly Topic[] = [
  { from: 0.8, x: 452, side: -1, sign: heart },
  { from: 4, x: 828, side: 1, sign: bill },
  { from: 7.2, x: 452, side: -1, sign: home },
  { from: 10.4, x: 828, side: 1, sign: family },
];

const STAYS = 3.6;

/** How much the neighbor on that side talks at this time, from 0 to 1. */
export function talking(side: -1 | 1, second: number): number {
  return topics
    .filter((topic) => topic.side === side)
    .reduce((most, { from }) => {
      const part = ease(second, from - 0.4, from) * (1 - ease(second, from + 2.4, from + 3));
      return Math.max(most, part);
    }, 0);
}

/** The bubbles at this second. At the end all four return and float over the table. */
export function bubbles(second: number): string {
  return topics.map((topic, i) => single(topic, second) + gathered(topic, i, second)).join('');
}

function single({ from, x, side, sign }: Topic, second: number): string {
  const age = second - from;
  if (age < 0 || age > STAYS) return '';
  const grown = settle(age, 0, 0.7) * (1 - ease(age, STAYS - 0.6, STAYS));
  const y = 230 - 14 * ease(age, 0, STAYS) + 4 * wave(age, 0.3);
  return bubble(x, y, 1.12 * grown, side, sign);
}

function gathered({ side, sign }: Topic, i: number, second: number): string {
  const start = 13.9 + i * 0.22;
  if (second < start) return '';
  const grown = settle(second, start, start + 0.7) * (1 - ease(second, 17.3, 17.9));
  const x = mix(330, 950, i / 3);
  return bubble(x, 214 + 6 * wave(second, 0.25, i * 0.25), 0.92 * grown, side, sign);
}

function bubble(x: number, y: number, size: number, side: -1 | 1, sign: () => string): string {
  if (size <= 0) return '';
  const tail = side < 0 ? '-30,66 6,66 -34,112' : '30,66 -6,66 34,112';
  return group(
    `transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})" filter="url(#near)"`,
    polygon(points(tail), paper),
    path('M-96 0a96 74 0 1 1 192 0a96 74 0 1 1 -192 0Z', paper),
    sign(),
  );
}

function heart(): string {
  return (
    path(
      'M0 44Q-52 12 -52 -16Q-52 -42 -27 -42Q-7 -42 0 -22Q7 -42 27 -42Q52 -42 52 -16Q52 12 0 44Z',
      clay500,
    ) +
    path('M0 44V-22Q7 -42 27 -42Q52 -42 52 -16Q52 12 0 44Z', clay600) +
    line('M-66 0H-26L-14 -18L4 20L16 0H66', paper, 7)
  );
}

function bill(): string {
  return (
    rect(-34, -48, 68, 92, edge) +
    path(
      'M-34 44v-92h46l22 22v70q-5.6 7 -11.3 0q-5.7 -7 -11.4 0q-5.6 7 -11.3 0q-5.6 -7 -11.3 0q-5.7 7 -11.4 0q-5.6 -7 -11.3 0Z',
      '#fff',
    ) +
    polygon(points('12,-48 34,-26 12,-26'), edge) +
    line('M-20 -28H2M-20 -10H20M-20 6H20M-20 22H6', green300, 6) +
    circle(32, 24, 20, ipe500) +
    line('M23 24l7 8l12 -16', ink, 6)
  );
}

function home(): string {
  return (
    path('M-62 40q30 -24 62 -14t62 -10v24q-60 22 -124 0Z', green300) +
    path('M-34 36v-46l34 -28l34 28v46Z', ipe500) +
    path('M-46 -4l46 -40l46 40v12l-46 -38l-46 38Z', clay600) +
    path('M-10 36v-22a10 10 0 0 1 20 0v22Z', green700) +
    path('M44 -20v-40h4v40ZM48 -60h30l-8 9l8 9H48Z', clay500)
  );
}

function family(): string {
  const one = (x: number, size: number, top: string, skin: string) =>
    group(
      `transform="translate(${x} 44) scale(${size})"`,
      path('M-26 0v-22q0 -24 26 -24t26 24v22Z', top),
      circle(0, -62, 18, skin),
    );
  return (
    one(-36, 0.94, green700, '#8D5534') +
    one(36, 0.9, clay300, '#D19B6F') +
    one(0, 0.62, ipe500, '#B0764B') +
    path('M0 -44q-12 -8 -12 -15q0 -7 6 -7q5 0 6 5q1 -5 6 -5q6 0 6 7q0 7 -12 15Z', clay500) +
    rect(-62, 44, 124, 5, green600)
  );
}
