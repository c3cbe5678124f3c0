import { wave } from '../motion.ts';
import { palette } from '../palette.ts';
import { house } from '../parts/house.ts';
import { hill } from '../parts/land.ts';
import { bush, leaf } from '../parts/trees.ts';
import { group, type Point, path, points } from '../svg.ts';

const { green900, green800, green700, green600, green500, green400, green300, green200 } = palette;
const { clay700, clay600, clay500, clay100, paper, ipe500, ipe300 } = palette;

const horizon: readonly Point[] = points(
  '-600,520 -100,505 180,530 420,500 700,440 980,410 1240,430 1900,380',
);
const village: readonly Point[] = points(
  '-600,590 -100,570 120,545 330,560 560,528 800,486 1100,470 1300,452 1900,430',
);
const ground: readonly Point[] = points(
  '-600,640 -200,628 100,616 330,614 540,580 700,548 868,538 1040,546 1200,566 1420,570 1900,590',
);
const edge: readonly Point[] = points('-600,724 700,720 960,692 1120,660 1300,644 1900,620');

/** The hills in the background, with the neighbors' complete houses. */
export function farLand(): string {
  return group(
    '',
    hill(horizon, green200, [[26, '#C8E2D4']]),
    hill(village, green300, [
      [22, '#9CCBB6'],
      [58, '#87BDA5'],
    ]),
    bush(14, 570, 20, green400),
    house(82, 574, 0.86, { wall: clay100, roof: clay600, door: green700 }),
    bush(132, 566, 24, green500),
    bush(162, 566, 14, green400),
    house(238, 574, 1.02, { wall: paper, roof: green700, door: clay600 }),
    bush(304, 576, 17, ipe500),
    house(396, 572, 0.84, { wall: ipe300, roof: clay700, door: green800 }),
    bush(444, 564, 22, green400),
    bush(472, 562, 14, green500),
  );
}

/** The hill where the house is built, and the path that leads to it. */
export function nearLand(): string {
  return group(
    '',
    hill(ground, green500, [
      [24, '#368467'],
      [60, green600],
      [108, '#16684D'],
      [160, green700],
    ]),
    path(
      'M420 800C470 716 600 676 700 640Q800 604 846 556H898Q846 616 752 664C660 710 610 740 600 800Z',
      '#63AB8D',
      'opacity=".55"',
    ),
  );
}

/** The rise in the foreground, with leaves that sway about their bases. */
export function foreground(time: number): string {
  const sway = (i: number): number => 3.5 * wave(time, 1, i * 0.17);
  return group(
    'filter="url(#near)"',
    hill(edge, green800, [[30, green900]]),
    leaf(1188, 730, 170, -38 + sway(0), [green900, green800]),
    leaf(1212, 735, 210, -14 + sway(1), [green700, green800]),
    leaf(1240, 735, 190, 12 + sway(2), [green900, green700]),
    leaf(1140, 740, 110, -30 + sway(3), [clay600, clay500]),
    leaf(1112, 740, 90, -58 + sway(4), [green700, green800]),
  );
}
