import { randomUUID } from 'node:crypto';
import { requirePlace } from '../names.ts';

/** The object of a resumable upload, and the file for its bytes. */
export type UploadId = { bucket: string; name: string; file: string };

/** Returns the id of a new upload. @throws StorageError for invalid names */
export function newUploadId(bucket: string, name: string): string {
  requirePlace({ bucket, name });
  return `${bucket}/${name}/${randomUUID()}`;
}

/** Returns the parts of an id, or null. */
export function readUploadId(id: string): UploadId | null {
  const [, bucket = '', name = '', file = ''] =
    /^([^/]+)\/(.+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(id) ?? [];
  if (file === '') return null;
  return { bucket, name, file };
}

/** Encodes an id as the last segment of a URL. */
export function encodeUploadId(id: string): string {
  return Buffer.from(id).toString('base64url');
}

/** Decodes the id in a URL, or returns undefined. */
export function decodeUploadId(path: string): string | undefined {
  const id = Buffer.from(path, 'base64url').toString();
  return readUploadId(id) ? id : undefined;
}
