import { palette } from '../palette.ts';
import { group, type Point, points, polygon, rect } from '../svg.ts';

const EAVES = 150;

/** The timber frame without its roof, 280 wide. Its top plate is at EAVES above (x, y). */
export function roofFrame(x: number, y: number): string {
  const { wood500, wood300, paper, sand } = palette;
  const post = (px: number) =>
    rect(px - 6, -EAVES, 12, EAVES + 8, wood300) + rect(px + 2, -EAVES, 4, EAVES + 8, wood500);
  const planks = (from: number, to: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      rect(from, 6 - (i + 1) * 15, to - from, 15, i % 2 ? sand : paper),
    ).join('');
  const brace = (points: readonly Point[]) => polygon(points, wood500);
  return group(
    `transform="translate(${x} ${y})"`,
    group('filter="url(#near)"', planks(-130, -40, 5), planks(40, 130, 3)),
    brace(points('-128,-104 -86,-146 -76,-146 -128,-94')),
    brace(points('128,-104 86,-146 76,-146 128,-94')),
    rect(40, -72, 90, 7, wood500),
    group(
      'filter="url(#near)"',
      post(-132),
      post(-38),
      post(38),
      post(132),
      rect(-146, -EAVES - 9, 292, 12, wood300),
      rect(-146, -EAVES, 292, 3, wood500),
    ),
  );
}

/** The roof that the neighbors lift, 430 wide. Its eaves are at (x, y). */
export function roof(x: number, y: number, tilt: number): string {
  const { clay700, clay600, clay500, clay400, wood500, wood300, wood700 } = palette;
  // Sheets of the covering. Each is a chevron, narrower than the one below it.
  const sheet = (width: number, height: number, thick: number, fill: string) =>
    polygon(
      [
        [-width, 6],
        [0, -height],
        [width, 6],
        [width - thick * 1.25, 6],
        [0, -height + thick],
        [-width + thick * 1.25, 6],
      ],
      fill,
    );
  return group(
    `transform="translate(${x} ${y}) rotate(${tilt.toFixed(2)})"`,
    rect(-168, -7, 336, 11, wood300),
    rect(-168, 0, 336, 4, wood500),
    rect(-5, -104, 10, 98, wood300),
    rect(1, -104, 4, 98, wood500),
    polygon(points('-98,-6 -86,-6 -3,-60 -3,-70'), wood500),
    polygon(points('98,-6 86,-6 3,-60 3,-70'), wood500),
    group(
      'filter="url(#near)"',
      sheet(196, 122, 24, wood700),
      sheet(220, 142, 34, clay600),
      sheet(220, 142, 21, clay500),
      sheet(220, 142, 8, clay400),
      polygon(points('-13,-134 0,-148 13,-134 13,-116 -13,-116'), clay700),
    ),
  );
}
