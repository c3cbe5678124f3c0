import { randomUUID } from 'node:crypto';
import { requirePlace } from '../names.ts';

/** What a resumable upload is for, and the file that its bytes go to. */
export type UploadId = { bucket: string; name: string; file: string };

/** The id of a new upload. @throws StorageError for names that are none */
export function newUploadId(bucket: string, name: string): string {
  requirePlace({ bucket, name });
  return `${bucket}/${name}/${randomUUID()}`;
}

/** The parts of an id, or null. */
export function readUploadId(id: string): UploadId | null {
  const [, bucket = '', name = '', file = ''] =
    /^([^/]+)\/(.+)\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(id) ?? [];
  if (file === '') return null;
  return { bucket, name, file };
}

/** An id as the last part of an address. */
export function encodeUploadId(id: string): string {
  return Buffer.from(id).toString('base64url');
}

/** The id in an address, or undefined. */
export function decodeUploadId(path: string): string | undefined {
  const id = Buffer.from(path, 'base64url').toString();
  return readUploadId(id) ? id : undefined;
}
