import { ease, fade, settle } from '../motion.ts';
import { palette } from '../palette.ts';
import { bunting, petals } from '../parts/air.ts';
import { type House, house } from '../parts/house.ts';
import { hill } from '../parts/land.ts';
import { sun } from '../parts/sun.ts';
import { bush, ipe } from '../parts/trees.ts';
import { group, type Point, points, rect } from '../svg.ts';
import { glow, lights, stars } from './intro-lights.ts';

const { green800, green700, green600, green500, green400, green300, green200 } = palette;
const { clay700, clay600, clay500, clay300, clay100, paper, sand, ipe300 } = palette;

type Home = { x: number; y: number; scale: number; look: House };

const homes: readonly Home[] = [
  { x: 132, y: 566, scale: 1.7, look: { wall: clay300, roof: clay700, door: green800 } },
  { x: 372, y: 536, scale: 1.8, look: { wall: paper, roof: green700, door: clay600 } },
  { x: 904, y: 536, scale: 1.8, look: { wall: ipe300, roof: clay600, door: green800 } },
  { x: 1144, y: 562, scale: 1.7, look: { wall: clay100, roof: green800, door: clay500 } },
];
export const streetCenter: Home = {
  x: 640,
  y: 552,
  scale: 2.7,
  look: { wall: sand, roof: clay500, door: green700 },
};

/** The sky from dusk to morning. */
const sky = ['#2A7561', '#57987F', '#AFD2C0', '#F6E2C4', '#FAEDDB', paper];

const horizon: readonly Point[] = points(
  '-600,440 0,452 240,420 520,450 820,414 1100,446 1400,410 1900,430',
);
const slope: readonly Point[] = points('-600,590 0,560 240,532 640,516 1000,528 1280,556 1900,590');
const lawn: readonly Point[] = points('-600,640 0,622 320,590 640,572 960,586 1280,616 1900,640');

/** The street from dusk (`dawn` is 0) to morning (1), `second` seconds into the film. */
export function street(second: number, dawn: number): string {
  const calm = second / 22;
  const night = rect(
    -600,
    -700,
    2600,
    2000,
    fade(['#3A7C68', '#7FB39F', '#DCEADF', '#FFFFFF'], dawn),
    'style="mix-blend-mode:multiply"',
  );
  const dark = ease(second, 3.9, 4.4) * (1 - ease(second, 15, 15.5));
  const pop = 1 - 0.03 * ease(second, 3.9, 4.3) + 0.03 * settle(second, 15, 15.8);
  return group(
    '',
    rect(-600, -700, 2600, 2000, fade(sky, dawn)),
    group(`opacity="${ease(dawn, 0.3, 0.9).toFixed(3)}"`, sun(640, 620 - 270 * dawn, calm)),
    stars(1 - ease(dawn, 0.05, 0.3), calm),
    hill(horizon, green200),
    hill(slope, green300, [[34, '#9CCBB6']]),
    bush(20, 560, 34, green400),
    bush(498, 534, 30, green500),
    bush(782, 532, 34, green400),
    bush(1250, 560, 36, green500),
    ipe(252, 570, 0.86, calm, settle(second, 16.9, 18.3)),
    flags(second, calm),
    ...homes.map(({ x, y, scale, look }) => house(x, y, scale, look)),
    group(
      `transform="translate(0 ${streetCenter.y}) scale(1 ${pop.toFixed(3)}) translate(0 ${-streetCenter.y})"`,
      house(streetCenter.x, streetCenter.y, streetCenter.scale, streetCenter.look),
    ),
    hill(lawn, green500, [
      [30, '#368467'],
      [72, green600],
      [126, green700],
    ]),
    night,
    ...homes.map((home) => lights(home, 1, dawn)),
    glow(streetCenter, second),
    lights(streetCenter, 1 - dark, dawn),
    second > 18.3 ? petals(points('190,340 250,310 310,350 220,370'), 600, calm * 4) : '',
  );
}

/** Paper flags drop over the street for the celebration. */
function flags(second: number, calm: number): string {
  const down = settle(second, 17.4, 18.8);
  if (second < 17.4) return '';
  const drop = (1 - down) * -420;
  return group(
    `transform="translate(0 ${drop.toFixed(1)})"`,
    bunting([372, 440], [640, 404], 36, 14, calm * 3),
    bunting([640, 404], [904, 440], 36, 14, calm * 3),
  );
}
