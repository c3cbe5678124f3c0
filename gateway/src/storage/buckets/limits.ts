import type pg from 'pg';
import { sentTogether } from '../../database/transaction.ts';
import { type Caller, isService } from '../caller.ts';
import type { StorageConfig } from '../config.ts';
import { becomeService, type Operation, tryAsCaller } from '../database.ts';
import { noSuchBucket, refusedByPolicy } from '../errors.ts';
import { type NewObject, writeObject } from '../objects/object-rows.ts';

export type BucketLimits = { longest: number; allowedTypes: string[] | null };

type Upload = { caller: Caller; operation: Operation; row: NewObject; upsert: boolean };

/**
 * Checks whether the policies allow an upload, and returns the limits of its bucket.
 * @param upload `row` is written and rolled back
 * @throws StorageError; a missing bucket and a forbidden bucket give the same response
 */
export async function requireUploadAllowed(
  pool: pg.Pool,
  config: StorageConfig,
  { caller, operation, row, upsert }: Upload,
): Promise<BucketLimits> {
  const limits = await tryAsCaller(pool, caller, operation, async (client) => {
    if (isService(caller) && !(await readLimits(client, row.bucket))) throw noSuchBucket();
    const [, , found] = await sentTogether([
      writeObject(client, row, upsert),
      becomeService(client),
      readLimits(client, row.bucket),
    ]);
    return found;
  });
  if (!limits) throw refusedByPolicy();
  return { ...limits, longest: Math.min(limits.longest, config.file_size_limit) };
}

/** The limits of a bucket, read with the role of the transaction; undefined if it does not exist. */
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
