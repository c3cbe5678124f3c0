/** What makes a page hard to read. The member is warned and decides. */
export type PageWarning = 'blurry' | 'dark' | 'cropped' | 'small';

/** The longest edge of the picture that is checked: lower costs less, higher sees finer blur. */
export const checkedEdge = 1100;

const leastSharpness = 0.1;
/** Paper in a lit room has 150 and more. */
const leastPaper = 90;
/** The longest edge of the photo: a letter page at 110 dots per inch. */
const leastEdge = 1200;
/** Dark runs along an edge of the photo: strokes of letters that the edge cuts. */
const mostCuts = 8;

/**
 * Checks a page whose longest edge is `checkedEdge`.
 * @param photoEdge the longest edge of the photo as it came from the camera
 */
export function checkPage(page: GrayPage, photoEdge: number): PageWarning[] {
  const paper = brightnessAt(0.9, page);
  if (paper < leastPaper) return ['dark'];
  const warnings: PageWarning[] = [];
  if (photoEdge < leastEdge) warnings.push('small');
  if (sharpnessOf(page) < leastSharpness) warnings.push('blurry');
  if (isCropped(page, paper)) warnings.push('cropped');
  return warnings;
}

/** Whether the paper continues beyond an edge of the photo, and the edge cuts its text. */
function isCropped(page: GrayPage, paper: number): boolean {
  const { width, height, luma } = page;
  const row = (y: number) => luma.subarray(y * width, (y + 1) * width);
  const column = (x: number) =>
    Uint8Array.from({ length: height }, (_, y) => luma[y * width + x] ?? 0);
  const edges = [row(2), row(height - 3), column(2), column(width - 3)];
  return edges.some((edge) => cutsIn(edge, paper) > mostCuts);
}

/** Dark runs in a line of pixels that is mostly paper; none if something else is there. */
function cutsIn(edge: Uint8Array, paper: number): number {
  let [bright, cuts, isInk] = [0, 0, false];
  for (const value of edge) {
    if (value > paper * 0.75) {
      bright += 1;
      isInk = false;
    } else if (value < paper * 0.6 && !isInk) {
      cuts += 1;
      isInk = true;
    }
  }
  return bright > edge.length / 2 ? cuts : 0;
}

/** The brightness of a page's pixels, row by row, from 0 (black) to 255. */
export type GrayPage = { width: number; height: number; luma: Uint8Array };

/** Weights of red, green and blue in brightness (ITU-R BT.601), times 256. */
const red = 77;
const green = 150;
const blue = 29;

/** Reads the brightness from pixels with four bytes each. */
export function grayOf(pixels: Uint8ClampedArray, width: number, height: number): GrayPage {
  const luma = new Uint8Array(width * height);
  for (let index = 0, at = 0; index < luma.length; index += 1, at += 4) {
    const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    luma[index] = (r * red + g * green + b * blue) >> 8;
  }
  return { width, height, luma };
}

/** The brightness that a share of the pixels does not exceed. On a page, 0.9 is the paper. */
function brightnessAt(share: number, { luma }: GrayPage): number {
  const counts = new Uint32Array(256);
  for (const value of luma) counts[value] = (counts[value] ?? 0) + 1;
  let left = luma.length * share;
  for (let value = 0; value < 256; value += 1) {
    left -= counts[value] ?? 0;
    if (left <= 0) return value;
  }
  return 255;
}

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
function sharpnessOf(page: GrayPage): number {
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
