import { fileTypeFromBuffer, supportedMimeTypes } from 'file-type';
import { invalidMimeType } from './errors.ts';

/** How much of a file tells its type. */
export const sniffedBytes = 4_100;

const unknownType = 'application/octet-stream';

/** Types that a file's first bytes show only in general, with what such a file may say it is. */
const general: Record<string, RegExp> = {
  'application/zip':
    /^application\/(?:vnd\.|epub\+zip|java-archive|x-zip)|^application\/zip$|\+zip$/,
  'application/x-cfb': /^application\/(?:msword|vnd\.ms-|x-msi|x-cfb)/,
  'application/xml': /(?:\/|\+)xml$/,
  'application/gzip': /^application\/(?:x-)?(?:gzip|tar\+gzip|compressed-tar)$/,
};

/**
 * The type of a file by its content. What the upload declares counts for text and for types that no
 * first bytes show; a declared picture, film or document that does not look like one is none.
 * @param head the file's first bytes
 */
export async function contentType(head: Buffer, declared: string): Promise<string> {
  const name = declared.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (head.length === 0) return declared;
  const detected = await fileTypeFromBuffer(head).catch(() => undefined);
  if (detected) {
    const mime: string = detected.mime;
    return general[mime]?.test(name) ? declared : mime;
  }
  if (supportedMimeTypes.has(name as never) || !/^[\w.+-]+\/[\w.+-]+$/.test(name))
    return unknownType;
  // Text has no NUL.
  if (name.startsWith('text/') && head.includes(0)) return unknownType;
  return declared;
}

/**
 * Checks a type against those that a bucket allows, such as `image/png` or `image/*`.
 * @throws StorageError `InvalidMimeType`
 */
export function requireAllowedType(type: string, allowed: string[] | null) {
  if (!allowed || allowed.length === 0) return;
  const [name = ''] = type.split(';', 1);
  const [kind] = name.split('/', 1);
  const isAllowed = allowed.some((one) => {
    const [allowedName = ''] = one.split(';', 1);
    return (
      allowedName === '*' ||
      allowedName === '*/*' ||
      allowedName === name ||
      allowedName === `${kind}/*`
    );
  });
  if (!isAllowed) throw invalidMimeType(type);
}
