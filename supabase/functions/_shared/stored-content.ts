import { required, secretKey } from './environment.ts';

/**
 * The type of a file that messages may bring, read from its first bytes. Undefined for all others,
 * whatever their name or declared type.
 */
export function fileTypeOf(bytes: Uint8Array): string | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  if (text.startsWith('%PDF-')) return 'application/pdf';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  return /^ftyphei[cx]/.test(text.slice(4)) ? 'image/heic' : undefined;
}

/** In bytes, as the bucket `message-files` accepts. In Base64, an email with that much is below 10 MiB. */
export const largestFile = 7_340_032;

/** A name without folders and control characters. */
export function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // Marks that change the direction of text could hide the extension.
  return last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 200);
}

type Place = { bucket: string; path: string };

/** Stores a content. @throws Error if Storage does not accept it */
export async function storeContent(
  place: Place,
  type: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const response = await send(place, {
    method: 'POST',
    headers: { 'content-type': type },
    body: bytes,
  });
  if (!response.ok) throw new Error(`Storage responded with ${response.status}.`);
}

/** Reads a stored content. @throws Error if there is none */
export async function readContent(place: Place): Promise<Uint8Array<ArrayBuffer>> {
  const response = await send(place, {});
  if (!response.ok) throw new Error(`Storage responded with ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
}

/** With the secret key, which bypasses every policy. */
function send({ bucket, path }: Place, init: RequestInit): Promise<Response> {
  const key = secretKey();
  return fetch(`${required('SUPABASE_URL')}/storage/v1/object/${bucket}/${path}`, {
    ...init,
    headers: { ...init.headers, apikey: key, authorization: `Bearer ${key}` },
  });
}
