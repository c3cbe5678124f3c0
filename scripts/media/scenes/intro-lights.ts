import { ease, settle, wave } from '../motion.ts';
import { palette } from '../palette.ts';
import { at, circle, group, points, rect } from '../svg.ts';

const { ipe300, clay700 } = palette;

type Spot = { x: number; y: number; scale: number };

/** The time when the house is bright again. */
export function glow({ x, y }: Spot, second: number): string {
  const strength = ease(second, 15, 15.6) * (1 - ease(second, 16.6, 18.4));
  if (strength <= 0) return '';
  return [250, 170, 110]
    .map((radius) =>
      circle(
        x,
        y - 66,
        radius * (0.7 + 0.3 * settle(second, 15, 16.2)),
        ipe300,
        `opacity="${(0.17 * strength).toFixed(3)}"`,
      ),
    )
    .join('');
}

/** Stars that twinkle. `strength` is from 0 to 1. */
export function stars(strength: number, calm: number): string {
  const places = points('90,90 210,210 330,70 470,160 820,100 960,210 1080,70 1200,180');
  return places
    .map(([x, y], i) =>
      circle(
        x,
        y,
        2.6,
        ipe300,
        `opacity="${(strength * (0.6 + 0.3 * wave(calm, 6, i * 0.3))).toFixed(2)}"`,
      ),
    )
    .join('');
}

/** The lit panes are drawn over the night, so that they shine. */
export function lights({ x, y, scale }: Spot, strength: number, dawn: number): string {
  if (strength <= 0) return '';
  const halo = (0.16 * strength * (1 - dawn * 0.5)).toFixed(3);
  return at(
    x,
    y,
    scale,
    circle(12, -18, 26, ipe300, `opacity="${halo}"`),
    circle(12, -18, 16, ipe300, `opacity="${halo}"`),
    group(
      `opacity="${strength.toFixed(2)}"`,
      rect(6, -24, 13, 13, ipe300),
      rect(12, -24, 1, 13, clay700, 'opacity=".35"'),
      circle(0, -40, 4, ipe300),
    ),
  );
}
