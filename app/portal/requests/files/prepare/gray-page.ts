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
export function brightnessAt(share: number, { luma }: GrayPage): number {
  const counts = new Uint32Array(256);
  for (const value of luma) counts[value] = (counts[value] ?? 0) + 1;
  let left = luma.length * share;
  for (let value = 0; value < 256; value += 1) {
    left -= counts[value] ?? 0;
    if (left <= 0) return value;
  }
  return 255;
}
