import type { GrayPage } from './gray-page';

/** Pixels of a tile's side: a few letters. */
const side = 32;
/** The share of the tiles with the most contrast, which contain text. */
const textShare = 0.2;

type Tile = { contrast: number; edges: number };

/**
 * How sharp the text is: the variance of the Laplacian of the tiles with the most contrast, divided
 * by the variance of their brightness. So a pale print is not blurry, and white paper has no
 * influence. The noise of the camera also has edges: those of the smoothest tiles are subtracted.
 * @returns about 3 for print in focus, 0.1 for print that is hard to read, 0 without contrast
 */
export function sharpnessOf(page: GrayPage): number {
  const tiles = tilesOf(page);
  const noise = tiles.map(({ edges }) => edges).sort((a, b) => a - b)[tiles.length >> 3] ?? 0;
  const text = tiles
    .sort((a, b) => b.contrast - a.contrast)
    .slice(0, Math.ceil(tiles.length * textShare));
  const contrast = text.reduce((sum, tile) => sum + tile.contrast, 0);
  const edges = text.reduce((sum, tile) => sum + Math.max(0, tile.edges - noise), 0);
  // A standard deviation of four is the noise of an empty page.
  return contrast < 16 * text.length ? 0 : edges / contrast;
}

function tilesOf(page: GrayPage): Tile[] {
  const tiles: Tile[] = [];
  for (let y = 1; y + side < page.height; y += side) {
    for (let x = 1; x + side < page.width; x += side) tiles.push(tileAt(page, x, y));
  }
  return tiles;
}

function tileAt({ luma, width }: GrayPage, left: number, top: number): Tile {
  let [sum, squares, edgeSum, edgeSquares] = [0, 0, 0, 0];
  for (let y = top; y < top + side; y += 1) {
    for (let x = left, at = y * width + left; x < left + side; x += 1, at += 1) {
      const value = luma[at] as number;
      const around =
        (luma[at - 1] as number) +
        (luma[at + 1] as number) +
        (luma[at - width] as number) +
        (luma[at + width] as number);
      const edge = 4 * value - around;
      sum += value;
      squares += value * value;
      edgeSum += edge;
      edgeSquares += edge * edge;
    }
  }
  const count = side * side;
  return {
    contrast: squares / count - (sum / count) ** 2,
    edges: edgeSquares / count - (edgeSum / count) ** 2,
  };
}
