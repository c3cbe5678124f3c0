import { writeFile } from 'node:fs/promises';
import { test } from '@playwright/test';

/** How a photo of a bill was taken. */
export type Photo = {
  width?: number;
  height?: number;
  /** Changes the text of the bill, so that two photos are never equal. */
  number?: number;
  /** Radius of the blur in pixels. */
  blur?: number;
  /** Light of the room; 1 is bright. */
  light?: number;
  /** How large the paper is; above 1, the edges of the photo cut it. */
  zoom?: number;
  /** Standard deviation of the camera's noise. */
  noise?: number;
};

/** Runs in a page: draws a bill on a table as a camera sees it. @returns a JPEG in base64 */
export async function drawPhoto({
  width = 3000,
  height = 4000,
  number = 1,
  blur = 0,
  light = 1,
  zoom = 0.9,
  noise = 6,
}: Photo): Promise<string> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#6b4a30';
  context.fillRect(0, 0, width, height);
  if (blur > 0) context.filter = `blur(${blur}px)`;
  context.translate(width / 2, height / 2);
  context.rotate(0.01);
  context.scale((width * zoom) / 850, (width * zoom) / 850);
  context.translate(-425, -550);
  context.fillStyle = '#f4f1ea';
  context.fillRect(0, 0, 850, 1100);
  context.fillStyle = '#22252b';
  context.font = 'bold 26px sans-serif';
  context.fillText(`Itemized bill ${number}`, 40, 70);
  context.font = '13px sans-serif';
  for (let line = 0; line < 52; line += 1) {
    const y = 110 + line * 18.5;
    context.fillText(`0${1 + (line % 9)}/1${line % 10}/2026  9921${line % 10}  Office visit`, 8, y);
    context.fillText(`established patient, level ${(line * number) % 5}`, 300, y);
    context.fillText(`$ ${(line * 37 + number * 11) % 900}.${10 + (line % 80)}  due now`, 700, y);
  }
  const pixels = context.getImageData(0, 0, width, height);
  const { data } = pixels;
  let state = number * 2654435761;
  for (let at = 0; at < data.length; at += 4) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    const grain = (((state >>> 8) & 255) + ((state >>> 16) & 255) - 255) * (noise / 104);
    for (let channel = at; channel < at + 3; channel += 1) {
      data[channel] = (data[channel] ?? 0) * light + grain;
    }
  }
  context.putImageData(pixels, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.93 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (let at = 0; at < bytes.length; at += 32_768) {
    text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  }
  return btoa(text);
}

/**
 * Runs in a page: encodes a photo again, as the product does with one that is small enough.
 * @returns a JPEG in base64
 */
async function encodeAgain(photo: string): Promise<string> {
  const source = Uint8Array.from(atob(photo), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([source]));
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d', { alpha: false })?.drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.82 });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

/**
 * Takes three photos of a bill with the browser that will send them.
 * @param evaluate evaluates a script in a page of this browser, and awaits its result
 * @returns their files, and the bytes that must arrive
 */
export async function threePhotos(evaluate: (script: string) => Promise<unknown>) {
  const files: string[] = [];
  const pages: Buffer[] = [];
  for (const number of [1, 2, 3]) {
    const look: Photo = { width: 960, height: 1280, number };
    const photo = String(await evaluate(`(${drawPhoto})(${JSON.stringify(look)})`));
    const page = String(await evaluate(`(${encodeAgain})('${photo}')`));
    const file = test.info().outputPath(`conta-${number}.jpg`);
    await writeFile(file, photo, 'base64');
    files.push(file);
    pages.push(Buffer.from(page, 'base64'));
  }
  return { files, pages };
}
