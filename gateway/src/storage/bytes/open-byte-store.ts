import type pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import type { ByteStore } from './byte-store.ts';
import type { RequireRoom } from './disk-reserve.ts';
import { postgresStore } from './postgres-store.ts';
import { type S3Settings, s3Store } from './s3-store.ts';

/**
 * Opens the store for file contents.
 * @throws StartupError if files are in an S3-compatible service that the settings do not name
 */
export async function openByteStore(
  pool: pg.Pool,
  settings: S3Settings | undefined,
  requireRoom: RequireRoom = async () => undefined,
): Promise<ByteStore> {
  if (settings) return s3Store(pool, settings);
  const { rowCount } = await pool.query(
    'select from gateway.file_segments where key is not null limit 1',
  );
  if (rowCount === 0) return postgresStore(pool, requireRoom);
  throw new StartupError(
    'This database lists files in an S3-compatible service: set STORAGE_S3_ENDPOINT and STORAGE_S3_BUCKET as before',
  );
}
