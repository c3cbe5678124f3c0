import type { PageWarning } from './check-page';
import { checkPdf } from './check-pdf';
import { detectFile } from './detect-file';
import { drawPage, type Turns } from './draw-page';
import { Refusal, refuse } from './refusal';

/** A file that is ready to be sent. */
export type PreparedFile = {
  type: 'image/jpeg' | 'application/pdf';
  bytes: ArrayBuffer;
  /** A small JPEG. PDFs have none. */
  thumbnail: ArrayBuffer | null;
  warnings: PageWarning[];
  /** The SHA-256 of the file that the member chose, to recognize it when it is chosen again. */
  sourceHash: string;
};

/** Detects, checks and shrinks a chosen file. @throws Refusal */
export async function prepareFile(source: ArrayBuffer): Promise<PreparedFile> {
  const sourceHash = await sha256(source);
  const detected = detectFile(new Uint8Array(source));
  if (detected === 'pdf') {
    await checkPdf(new Uint8Array(source));
    return { type: 'application/pdf', bytes: source, thumbnail: null, warnings: [], sourceHash };
  }
  const image = await decode(new Blob([source]), detected);
  return { ...(await pageOf(image, 0)), sourceHash };
}

/** Turns a prepared page. It becomes another file, with its own hash. */
export async function turnPage(bytes: ArrayBuffer, turns: Turns): Promise<PreparedFile> {
  const page = await pageOf(await decode(new Blob([bytes]), 'image'), turns);
  return { ...page, sourceHash: await sha256(page.bytes) };
}

async function pageOf(image: ImageBitmap, turns: Turns) {
  try {
    const { jpeg, thumbnail, warnings } = await drawPage(image, turns);
    const bytes = await jpeg.arrayBuffer();
    const small = await thumbnail.arrayBuffer();
    return { type: 'image/jpeg' as const, bytes, thumbnail: small, warnings };
  } finally {
    image.close();
  }
}

/** Applies the orientation of the metadata. Only Safari decodes HEIC. */
async function decode(file: Blob, detected: 'image' | 'heic'): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw refuse(detected === 'heic' ? 'heic' : 'unreadable');
  }
}

/** The SHA-256 of bytes in hexadecimal digits. */
async function sha256(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
