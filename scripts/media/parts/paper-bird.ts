import { palette } from '../palette.ts';
import { group, n, points, polygon } from '../svg.ts';

const { paper, line, clay500, clay300 } = palette;

/** A bird folded from a sheet of paper. `beat` from -1 to 1 is the height of its wings. */
export function paperBird(x: number, y: number, scale: number, beat: number): string {
  const wing = 34 + 30 * beat;
  return group(
    `transform="translate(${n(x)} ${n(y)}) rotate(-12) scale(${scale.toFixed(3)})" filter="url(#near)"`,
    polygon(
      [
        [-10, -4],
        [18, -4],
        [-26, -wing - 14],
      ],
      line,
    ),
    polygon(points('-58,-16 -20,10 34,8 54,-16 20,-4 -12,-6'), paper),
    polygon(points('54,-16 68,-12 46,-6'), clay500),
    polygon(
      [
        [-14, -4],
        [20, -2],
        [2, -wing * 1.25 - 14],
      ],
      '#fff',
    ),
    polygon(
      [
        [20, -2],
        [2, -wing * 1.25 - 14],
        [8, -3],
      ],
      clay300,
    ),
  );
}
