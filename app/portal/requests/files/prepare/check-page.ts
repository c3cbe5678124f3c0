import { brightnessAt, type GrayPage } from './gray-page';
import { sharpnessOf } from './sharpness';

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
