import { wave } from '../motion.ts';
import { palette } from '../palette.ts';
import { bird, bunting, petals } from '../parts/air.ts';
import { sun } from '../parts/sun.ts';
import { ipe } from '../parts/trees.ts';
import { group, points, rect } from '../svg.ts';
import { farLand, foreground, nearLand } from './hero-land.ts';
import { houseRaising, kiteFlyer, supper } from './hero-people.ts';

/**
 * Neighbors lift the roof of a house. `time` is from 0 to 1. The frame at 1 equals the frame at 0.
 */
export function hero(time: number): string {
  return group(
    '',
    rect(-600, -700, 2600, 2000, palette.paper),
    sun(868, 330, time),
    birds(time),
    farLand(),
    nearLand(),
    ipe(1172, 596, 1.14, time),
    bunting([1004, 402], [1160, 452], 26, 10, time),
    houseRaising(868, 548, time),
    kiteFlyer(542, 602, time),
    supper(316, 690, time),
    petals(points('1090,350 1150,320 1240,340 1120,390 1200,400 1070,310'), 612, time),
    foreground(time),
  );
}

function birds(time: number): string {
  const flock = [0, 1, 2].map((i) =>
    bird(
      700 + i * 34 + 30 * wave(time, 1, i * 0.08),
      120 + (i % 2) * 22 + 12 * wave(time, 1, 0.25 + i * 0.1),
      13 - i * 2,
      wave(time, 8, i * 0.3),
      palette.green700,
    ),
  );
  return flock.join('');
}
