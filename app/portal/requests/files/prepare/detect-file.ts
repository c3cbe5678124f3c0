import { imageDimensionsFromData } from 'image-dimensions';
import { maxImageBytes, maxPdfBytes, maxPixels } from './limits';
import { refuse } from './refusal';

/** What a file is, by its content. */
export type DetectedFile = 'pdf' | 'image' | 'heic';

/** Metadata before the dimensions of a JPEG: previews, color profiles, depth maps. */
const headerBytes = 2_000_000;

/**
 * Detects the type from the first bytes, never from the name, and reads the dimensions of an image
 * before anything decodes it.
 * @throws Refusal
 */
export function detectFile(bytes: Uint8Array): DetectedFile {
  if (bytes.length === 0) throw refuse('empty');
  if (isPdf(bytes)) {
    if (bytes.length > maxPdfBytes) throw refuse('tooLarge');
    return 'pdf';
  }
  // The library reads the whole buffer below an array, so it gets an array of its own.
  const found = imageDimensionsFromData(bytes.slice(0, headerBytes));
  if (!found) throw refuse(isHeic(bytes) ? 'heic' : 'unknownType');
  if (found.type === 'gif' || found.type === 'avif') throw refuse('unknownType');
  if (found.width * found.height > maxPixels) throw refuse('tooManyPixels');
  if (bytes.length > maxImageBytes) throw refuse('tooLarge');
  return found.type === 'heic' ? 'heic' : 'image';
}

/** Whether this is a photo in Apple's format whose dimensions the library does not find. */
function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(?:hei|hev|mif1|msf1)/.test(latin1(bytes.subarray(4, 12)));
}

/** Readers accept up to a kilobyte before the header, which some scanners write. */
function isPdf(bytes: Uint8Array): boolean {
  return latin1(bytes.subarray(0, 1024)).includes('%PDF-');
}

function latin1(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
