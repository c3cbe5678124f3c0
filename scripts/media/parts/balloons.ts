import { cast } from '../cast.ts';
import { wave } from '../motion.ts';
import { palette } from '../palette.ts';
import { circle, group, line, path, rect, turned } from '../svg.ts';
import { person } from './person.ts';

const { paper, sand, green100, green700, green900, clay500, clay300, ipe500 } = palette;
const { wood700, wood500, wood300 } = palette;

type Rider = keyof typeof cast;

/** A balloon in the shape of a molar, about 250 wide. Its basket holds two people who wave. */
export function toothBalloon(x: number, y: number, time: number): string {
  const envelope =
    'M0 -92C34 -128 122 -122 128 -44C132 12 98 44 90 92C82 140 66 156 52 148C36 138 40 70 0 70C-40 70 -36 138 -52 148C-66 156 -82 140 -90 92C-98 44 -132 12 -128 -44C-122 -122 -34 -128 0 -92Z';
  const shade =
    'M0 -92C34 -128 122 -122 128 -44C132 12 98 44 90 92C82 140 66 156 52 148C36 138 40 70 0 70C50 50 84 0 76 -50C70 -92 34 -104 0 -92Z';
  return floating(
    x,
    y,
    time,
    0,
    line('M-70 140L-34 226M70 140L34 226M-14 74L-14 226M14 74L14 226', wood700, 1.8),
    basket(0, 238, ['bia', 'tito'], time),
    path(envelope, paper),
    path(shade, green100),
    path('M-92 -58q4 -38 42 -40q10 0 4 8q-28 6 -34 36q-6 8 -12 -4Z', '#fff'),
    line('M-40 6q40 34 80 0', clay500, 6),
    circle(-52, -6, 9, clay300, 'opacity=".8"'),
    circle(52, -6, 9, clay300, 'opacity=".8"'),
  );
}

/** A round balloon of paper gores with a pair of glasses. */
export function glassesBalloon(x: number, y: number, time: number): string {
  return floating(
    x,
    y,
    time,
    0.4,
    line('M-58 74L-22 146M58 74L22 146', wood700, 1.8),
    basket(0, 158, ['nair', 'noa'], time),
    path('M-96 -6A96 96 0 0 1 96 -6C96 40 46 74 26 96H-26C-46 74 -96 40 -96 -6Z', clay500),
    path('M-56 -84C-92 -40 -66 50 -26 96H0V-102Q-32 -102 -56 -84Z', ipe500),
    path('M56 -84C92 -40 66 50 26 96H0V-102Q32 -102 56 -84Z', clay300),
    path('M-16 -100C-34 -30 -26 50 -8 96H8C26 50 34 -30 16 -100Q0 -104 -16 -100Z', paper),
    line('M-84 -22H-76M76 -22H84M-12 -26Q0 -36 12 -26', green900, 8),
    ...[-44, 44].map((side) =>
      group(
        '',
        circle(side, -20, 32, '#fff', 'opacity=".72"'),
        circle(side, -20, 32, 'none', `stroke="${green900}" stroke-width="8"`),
        line(`M${side - 14} -26q6 -12 18 -12`, '#fff', 5),
      ),
    ),
  );
}

/** Moves the balloon up and down, and swings it slightly about its crown. */
function floating(x: number, y: number, time: number, phase: number, ...parts: string[]): string {
  const drift = x + 14 * wave(time, 1, phase + 0.25);
  const height = y + 16 * wave(time, 1, phase);
  return group(
    `transform="translate(${drift.toFixed(1)} ${height.toFixed(1)})" filter="url(#near)"`,
    turned(2.2 * wave(time, 1, phase + 0.4), 0, -90, ...parts),
  );
}

function basket(x: number, y: number, riders: readonly [Rider, Rider], time: number): string {
  const figures = riders.map((who, i) => {
    const side = i === 0 ? -1 : 1;
    const feet = y + 34;
    const wag = 7 * wave(time, 3, i * 0.3);
    const free: [number, number] = [x + side * 34 + wag, feet - 106];
    const holding: [number, number] = [x + side * 8, feet - 40];
    return person(cast[who], {
      x: x + side * 15,
      y: feet,
      scale: 0.86,
      left: side < 0 ? free : holding,
      right: side < 0 ? holding : free,
      head: side * 6,
    });
  });
  return group(
    '',
    ...figures,
    path(`M${x - 38} ${y - 8}h76l-8 46q-30 8 -60 0Z`, wood500),
    path(`M${x} ${y - 8}h38l-8 46q-14 4 -30 5Z`, wood700, 'opacity=".35"'),
    line(`M${x - 33} ${y + 10}H${x + 33}M${x - 30} ${y + 25}H${x + 30}`, wood300, 2),
    rect(x - 42, y - 14, 84, 9, green700, 'rx="4"'),
    rect(x - 42, y - 14, 84, 3, sand, 'rx="1.5" opacity=".5"'),
  );
}
