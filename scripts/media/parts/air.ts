import { fraction, wave } from '../motion.ts';
import { palette } from '../palette.ts';
import { circle, group, line, n, type Point, path, polygon, turned } from '../svg.ts';

/** A paper kite with its tail, on a string to the hand that holds it. */
export function kite(x: number, y: number, hand: Point, time: number): string {
  const { clay500, clay300, ipe500, paper } = palette;
  const sway = (i: number) => x - 14 - i * 13 + 5 * wave(time, 3, i * 0.14);
  const tail = [1, 2, 3, 4].map((i): Point => [sway(i), y + 22 + i * 14]);
  const string = `M${n(x)} ${n(y)}Q${n((x + hand[0]) / 2 - 26)} ${n((y + hand[1]) / 2 + 46)} ${n(hand[0])} ${n(hand[1])}`;
  return group(
    '',
    line(string, palette.wood700, 1.2, 'opacity=".55"'),
    line(
      `M${n(x - 8)} ${n(y + 22)}${tail.map(([a, b]) => `L${n(a)} ${n(b)}`).join('')}`,
      clay500,
      1.6,
    ),
    ...tail.map(([a, b], i) => circle(a, b, 3.6, i % 2 ? ipe500 : clay500)),
    turned(
      24 + 5 * wave(time, 2),
      x,
      y,
      polygon(
        [
          [x, y - 34],
          [x - 23, y - 4],
          [x, y + 30],
        ],
        clay500,
      ),
      polygon(
        [
          [x, y - 34],
          [x + 23, y - 4],
          [x, y + 30],
        ],
        clay300,
      ),
      polygon(
        [
          [x - 23, y - 4],
          [x, y - 4],
          [x, y + 30],
        ],
        ipe500,
      ),
      polygon(
        [
          [x + 23, y - 4],
          [x, y - 4],
          [x, y + 30],
        ],
        paper,
      ),
    ),
  );
}

/** A bird made of a folded strip of paper. `beat` from -1 to 1 is the height of its wings. */
export function bird(x: number, y: number, size: number, beat: number, fill: string): string {
  const lift = size * (0.25 + 0.45 * beat);
  const wing = (side: number) =>
    `M0 0Q${n(side * size * 0.45)} ${n(-lift - size * 0.25)} ${n(side * size)} ${n(-lift)}Q${n(side * size * 0.5)} ${n(-lift * 0.7)} 0 ${n(size * 0.2)}Z`;
  return group(`transform="translate(${n(x)} ${n(y)})"`, path(wing(-1) + wing(1), fill));
}

/** Petals that fall from the crown to the ground once in each loop. */
export function petals(from: readonly Point[], ground: number, time: number): string {
  return from
    .map(([x, y], i) => {
      const fall = fraction(time + i * 0.37);
      const px = x - 70 * fall + 14 * wave(fall, 2, i * 0.3);
      const py = y + (ground + (i % 3) * 12 - y) * fall;
      const shown = Math.min(1, fall * 12, (1 - fall) * 8);
      return turned(
        fall * 540 + i * 50,
        px,
        py,
        path(
          `M${n(px - 5)} ${n(py)}q5 -5 10 0q-5 5 -10 0Z`,
          i % 2 ? palette.ipe500 : palette.ipe300,
          `opacity="${n(shown)}"`,
        ),
      );
    })
    .join('');
}

/** Bandeirinhas: paper flags on a string that hangs between two points. */
export function bunting(a: Point, b: Point, sag: number, count: number, time: number): string {
  const tones = [palette.clay500, palette.paper, palette.ipe500, palette.green600];
  const point = (f: number): Point => [
    a[0] + (b[0] - a[0]) * f,
    a[1] + (b[1] - a[1]) * f + 4 * sag * f * (1 - f),
  ];
  const flags = Array.from({ length: count }, (_, i) => {
    const [x, y] = point((i + 0.5) / count);
    const fill = tones[i % tones.length] as string;
    const flag = path(`M${n(x - 7)} ${n(y)}h14v19l-7 -6l-7 6Z`, fill);
    return turned(5 * wave(time, 2, i * 0.11), x, y, flag);
  });
  const middle = point(0.5);
  const string = `M${n(a[0])} ${n(a[1])}Q${n(middle[0])} ${n(middle[1] + sag)} ${n(b[0])} ${n(b[1])}`;
  return line(string, palette.wood700, 1.4) + flags.join('');
}
