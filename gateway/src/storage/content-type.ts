import { fileTypeFromBuffer, supportedMimeTypes } from 'file-type';
import { invalidMimeType } from './errors.ts';

/** The number of bytes that are needed to detect a type. */
export const sniffedBytes = 4_100;

const unknownType = 'application/octet-stream';

/** Container types, with the declared types that are accepted for them. */
const general: Record<string, RegExp> = {
  'application/zip':
    /^application\/(?:vnd\.|epub\+zip|java-archive|x-zip)|^application\/zip$|\+zip$/,
  'application/x-cfb': /^application\/(?:msword|vnd\.ms-|x-msi|x-cfb)/,
  'application/xml': /(?:\/|\+)xml$/,
  'application/gzip': /^application\/(?:x-)?(?:gzip|tar\+gzip|compressed-tar)$/,
};

/**
 * Detects the type of a file from its content. The declared type is used for text and for types
 * without a signature. A declared image, video or document without its signature is unknown.
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
