import { curve, group, type Point, path } from '../svg.ts';

/** A sheet of land below the line, with thinner sheets of similar tints on top. */
export function hill(
  crest: readonly Point[],
  fill: string,
  tints: readonly (readonly [drop: number, fill: string])[] = [],
): string {
  const sheet = (drop: number): string => {
    // Each lower sheet has a slightly different edge, so that the edges do not look copied.
    const points = crest.map(
      ([x, y], i): Point => [x + drop * 0.6, y + drop * (1 + 0.22 * (i % 2))],
    );
    return `${curve(points)}V1200H-600Z`;
  };
  const top = path(sheet(0), fill, 'filter="url(#far)"');
  return group('', top, ...tints.map(([drop, tint]) => path(sheet(drop), tint)));
}
