import { cast } from '../cast.ts';
import { wave } from '../motion.ts';
import { palette } from '../palette.ts';
import { bird } from '../parts/air.ts';
import { glassesBalloon, toothBalloon } from '../parts/balloons.ts';
import { dog } from '../parts/dog.ts';
import { person } from '../parts/person.ts';
import { sun } from '../parts/sun.ts';
import { ipe } from '../parts/trees.ts';
import { group, rect } from '../svg.ts';
import { farLand, foreground, nearLand } from './hero-land.ts';

/**
 * Two balloons, a smile and a pair of glasses, fly over the hills. The frame at 1 equals the frame
 * at 0.
 */
export function balloons(time: number): string {
  return group(
    '',
    rect(-600, -700, 2600, 2000, palette.paper),
    sun(880, 300, time),
    bird(610 + 24 * wave(time), 250 + 8 * wave(time, 2), 12, wave(time, 7), palette.green700),
    bird(648 + 22 * wave(time, 1, 0.1), 274, 10, wave(time, 7, 0.3), palette.green700),
    farLand(),
    nearLand(),
    ipe(1196, 600, 0.92, time),
    glassesBalloon(1098, 246, time),
    toothBalloon(816, 200, time),
    waving(time),
    foreground(time),
  );
}

/** The neighbors on the ground who wave back. */
function waving(time: number): string {
  const people = [
    { who: 'rosa', x: 640, y: 618, scale: 1.16 },
    { who: 'davi', x: 706, y: 628, scale: 1.26 },
    { who: 'lia', x: 946, y: 606, scale: 1.18 },
  ] as const;
  const figures = people.map(({ who, x, y, scale }, i) =>
    person(cast[who], {
      x,
      y,
      scale,
      right: [x + 26 + 9 * wave(time, 3, i * 0.3), y - 124 * scale],
      lean: 2 * wave(time, 1, i * 0.25),
      head: i < 2 ? 8 : -8,
      stride: 0.3,
    }),
  );
  return group('filter="url(#near)"', ...figures, dog(1004, 616, 0.9, 15 * wave(time, 9)));
}
