import type pg from 'pg';
import { type Caller, isService, service } from '../caller.ts';
import type { StorageConfig } from '../config.ts';
import { asCaller, type Operation } from '../database.ts';
import { noSuchBucket, refusedByPolicy } from '../errors.ts';

export type BucketLimits = { longest: number; allowedTypes: string[] | null };

/**
 * What a bucket takes, whoever asks: call it once the caller is known to be allowed to upload.
 * @throws StorageError; a missing bucket and a forbidden one give the same answer
 */
export async function bucketLimits(
  pool: pg.Pool,
  config: StorageConfig,
  { bucket, caller, operation }: { bucket: string; caller: Caller; operation: Operation },
): Promise<BucketLimits> {
  const limits = await asCaller(pool, service, operation, (client) => readLimits(client, bucket));
  if (!limits) throw isService(caller) ? noSuchBucket() : refusedByPolicy();
  return { ...limits, longest: Math.min(limits.longest, config.file_size_limit) };
}

/** A bucket's own limits, read with the role of the transaction; undefined if it does not exist. */
export async function readLimits(
  client: Pick<pg.ClientBase, 'query'>,
  bucket: string,
): Promise<BucketLimits | undefined> {
  type Row = { file_size_limit: string | null; allowed_mime_types: string[] | null };
  const { rows } = await client.query<Row>({
    name: 'bucket limits',
    text: 'select file_size_limit, allowed_mime_types from storage.buckets where id = $1',
    values: [bucket],
  });
  const [row] = rows;
  return (
    row && {
      longest:
        row.file_size_limit === null ? Number.POSITIVE_INFINITY : Number(row.file_size_limit),
      allowedTypes: row.allowed_mime_types,
    }
  );
}
