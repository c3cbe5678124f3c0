import { palette } from '../palette.ts';
import { at, circle, path, points, polygon, rect } from '../svg.ts';

export type House = {
  wall: string;
  roof: string;
  door: string;
  /** From 0 (dark) to 1 (lit). */
  light?: number;
};

/** A complete house seen from its gable, 60 wide and 66 tall, with its base at (x, y). */
export function house(x: number, y: number, scale: number, look: House): string {
  const { wall, roof, door, light = 0 } = look;
  const pane = (px: number, py: number, width: number, height: number) =>
    rect(px, py, width, height, '#2C4B41') +
    rect(px, py, width, height, palette.ipe300, `opacity="${light}"`) +
    rect(px - 1.5, py + height, width + 3, 2, palette.paper, 'opacity=".8"');
  return at(
    x,
    y,
    scale,
    rect(14, -62, 8, 22, palette.clay700),
    polygon(points('-26,4 -26,-36 0,-58 26,-36 26,4'), wall),
    polygon(points('8,4 8,-52 0,-58 26,-36 26,4'), '#fff', 'opacity=".16"'),
    polygon(points('-33,-31 0,-62 33,-31 33,-25 0,-53 -33,-25'), roof),
    path('M-17 4v-20a7 7 0 0 1 14 0v20Z', door),
    pane(6, -24, 13, 13),
    circle(0, -40, 4, '#2C4B41'),
    circle(0, -40, 4, palette.ipe300, `opacity="${light}"`),
  );
}
