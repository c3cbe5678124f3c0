import type pg from 'pg';
import { openByteStore } from './bytes/open-byte-store.ts';
import { readFile } from './bytes/read-file.ts';
import type { S3Settings } from './bytes/s3-store.ts';

type StoredFile = { name: string; type: string; bytes: AsyncGenerator<Buffer> };

/**
 * Reads the files of a bucket whose names begin with a folder, one after the other, for operators'
 * commands. Read the bytes of a file before you ask for the next one.
 * @param pool a pool of the database's owner: policies do not apply.
 * @param settings those of the S3-compatible service, if the server uses one.
 */
export async function* storedFiles(
  pool: pg.Pool,
  settings: S3Settings | undefined,
  { bucket, folder }: { bucket: string; folder: string },
): AsyncGenerator<StoredFile> {
  const { rows } = await pool.query<{ name: string; type: string; file: string; size: string }>(
    `select objects.name, coalesce(objects.metadata ->> 'mimetype', '') as type, files.id as file, files.size
     from storage.objects join gateway.files on files.id::text = objects.version
     where objects.bucket_id = $1 and objects.path_tokens[1] = $2 and files.state = 'stored'
     order by objects.name`,
    [bucket, folder],
  );
  if (rows.length === 0) return;
  const store = await openByteStore(pool, settings);
  for (const { name, type, file, size } of rows) {
    yield { name, type, bytes: readFile({ store, pool }, file, { from: 0, to: Number(size) }) };
  }
}
