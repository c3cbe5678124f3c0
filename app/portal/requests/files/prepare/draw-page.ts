import { checkedEdge, checkPage, grayOf, type PageWarning } from './check-page';
import { pageBytes, pageEdge, thumbnailEdge } from './limits';

export type DrawnPage = { jpeg: Blob; thumbnail: Blob; warnings: PageWarning[] };

/** Clockwise quarter turns. */
export type Turns = 0 | 1 | 2 | 3;

const qualities = [0.82, 0.7, 0.55, 0.4];

/** Draws an image as a page: small enough, upright, on white, without metadata. */
export async function drawPage(image: ImageBitmap, turns: Turns = 0): Promise<DrawnPage> {
  const photoEdge = Math.max(image.width, image.height);
  const page = draw(image, Math.min(1, pageEdge / photoEdge), turns);
  try {
    const { width, height } = page.canvas;
    const edge = Math.max(width, height);
    const checked = scaled(page, Math.min(1, checkedEdge / edge), true);
    const pixels = checked.context.getImageData(0, 0, checked.canvas.width, checked.canvas.height);
    const thumbnail = scaled(checked, Math.min(1, thumbnailEdge / checkedEdge));
    const result = {
      warnings: checkPage(grayOf(pixels.data, pixels.width, pixels.height), photoEdge),
      thumbnail: await encodeJpeg(thumbnail, 0.7),
      jpeg: await encodeSmall(page),
    };
    for (const surface of [checked, thumbnail]) discard(surface);
    return result;
  } finally {
    discard(page);
  }
}

/** Lowers the quality, then the size, until the page is small enough. */
async function encodeSmall(page: Surface): Promise<Blob> {
  for (const quality of qualities) {
    const jpeg = await encodeJpeg(page, quality);
    if (jpeg.size <= pageBytes) return jpeg;
  }
  const smaller = scaled(page, 0.75);
  const jpeg = await encodeSmall(smaller);
  discard(smaller);
  return jpeg;
}

function draw(image: ImageBitmap, scale: number, turns: Turns): Surface {
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  const isSideways = turns % 2 === 1;
  const page = createSurface(isSideways ? height : width, isSideways ? width : height);
  const { context, canvas } = page;
  // Transparent pixels of a PNG would become black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(image, -width / 2, -height / 2, width, height);
  return page;
}

function scaled({ canvas }: Surface, scale: number, isRead = false): Surface {
  const width = Math.max(1, Math.round(canvas.width * scale));
  const height = Math.max(1, Math.round(canvas.height * scale));
  const copy = createSurface(width, height, isRead);
  copy.context.drawImage(canvas, 0, 0, width, height);
  return copy;
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** A drawing surface, also in browsers without OffscreenCanvas, which have no worker either. */
type Surface = {
  canvas: Canvas;
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
};

/** @throws if the browser has no memory for it */
function createSurface(width: number, height: number, isRead = false): Surface {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d', {
    alpha: false,
    willReadFrequently: isRead,
  }) as Surface['context'] | null;
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  return { canvas, context };
}

/** Encodes what was drawn as JPEG. It has no metadata: a photo loses its place and its camera. */
async function encodeJpeg({ canvas }: Surface, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('No JPEG'))),
      'image/jpeg',
      quality,
    );
  });
}

/** Frees the memory now; Safari keeps it until the next garbage collection. */
function discard({ canvas }: Surface): void {
  canvas.width = 0;
  canvas.height = 0;
}

function createCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
