type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** A drawing surface, also in browsers without OffscreenCanvas, which have no worker either. */
export type Surface = {
  canvas: Canvas;
  context: OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
};

/** @throws if the browser has no memory for it */
export function createSurface(width: number, height: number, isRead = false): Surface {
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
export async function encodeJpeg({ canvas }: Surface, quality: number): Promise<Blob> {
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
export function discard({ canvas }: Surface): void {
  canvas.width = 0;
  canvas.height = 0;
}

function createCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}
