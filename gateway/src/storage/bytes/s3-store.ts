import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { S3mini } from 's3mini';
import { s3Failed } from '../errors.ts';
import type { ByteStore } from './byte-store.ts';
import { readBytea } from './read-bytea.ts';

/** An S3-compatible service. The bucket exists already and is not public. */
export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long a request may take, in milliseconds. It transfers at most one segment. */
  timeout?: number;
};

/**
 * Stores bytes in an S3-compatible service, one object for each segment. Files that were stored in
 * the database before are still served from there.
 */
export function s3Store(pool: pg.Pool, settings: S3Settings): ByteStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey, timeout = 30_000 } = settings;
  const s3 = new S3mini({
    endpoint: `${endpoint}/${bucket}`,
    region,
    accessKeyId,
    secretAccessKey,
    requestAbortTimeout: timeout,
  });
  return {
    // A request costs much more than with the database, and an upload holds two segments.
    segmentBytes: 1024 * 1024,
    async keep({ file, start }, bytes) {
      // Two processes may write the same position. Only one of them can list its object, and the
      // other must not replace it.
      const key = `${file}/${start}-${randomUUID()}`;
      await s3.putObject(key, bytes, 'application/octet-stream').catch(fail);
      return { bytes: null, key };
    },
    async read({ file, start }) {
      const { rows } = await pool.query<{ key: string | null; length: number }>({
        name: 'find segment key',
        text: 'select key, length from gateway.file_segments where file = $1 and start = $2',
        values: [file, start],
      });
      const [row] = rows;
      if (!row?.key) return row && readBytea(pool, file, start);
      const found = await s3.getObjectArrayBuffer(row.key).catch(fail);
      if (found?.byteLength !== row.length) throw s3Failed();
      return Buffer.from(found);
    },
    async remove(file) {
      const objects = (await s3.listObjects('/', `${file}/`).catch(fail)) ?? [];
      // One by one: not every service supports deleting many objects with one request.
      for (const { Key } of objects) {
        if (!(await s3.deleteObject(Key).catch(fail))) throw s3Failed();
      }
    },
  };
}

/** The message of the service may name keys and addresses, which no client needs. */
function fail(error: unknown): never {
  throw s3Failed(error);
}
