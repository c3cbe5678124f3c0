import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { noSuchKey } from '../errors.ts';
import type { ByteStore } from './byte-store.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** The end of a file that is stored with the row that makes the file visible. */
export type LastSegment = { start: number; bytes: Buffer };

/** A file whose bytes have all arrived, the last of which are not stored yet. */
export type ArrivedFile = { id: string; size: number; last: LastSegment | null };

/** Begins a file that nobody can read yet. */
export async function beginFile(
  client: Client,
  upload: Record<string, unknown> | null = null,
  id: string = randomUUID(),
): Promise<string> {
  await client.query({
    name: 'begin file',
    text: 'insert into gateway.files (id, upload) values ($1, $2)',
    values: [id, upload],
  });
  return id;
}

/** Ends an upload that failed; its bytes are deleted later. */
export async function abandonFile(client: Client, id: string) {
  await client.query(
    "update gateway.files set state = 'discarded', changed_at = now() where id = $1 and state = 'arriving'",
    [id],
  );
}

/** Stores the end of a file and declares it complete. Its transaction makes it visible. */
export async function completeFile(
  client: Client,
  store: ByteStore,
  { id, size, last }: ArrivedFile,
) {
  const writing = last
    ? store.write(client, { file: id, start: last.start }, last.bytes)
    : Promise.resolve();
  const [, { rowCount }] = await Promise.all([
    writing,
    client.query({
      name: 'complete file',
      text: "update gateway.files set state = 'stored', size = $2, changed_at = now() where id = $1 and state = 'arriving'",
      values: [id, size],
    }),
  ]);
  // It took so long that it was cleaned up.
  if (rowCount !== 1) throw noSuchKey();
}

/** A stored file's size, or undefined. Bytes that still arrive are nobody's to read. */
export async function sizeOfFile(client: Client, version: string | null) {
  if (!isFileId(version)) return undefined;
  const { rows } = await client.query<{ size: string }>({
    name: 'size of file',
    text: "select size from gateway.files where id = $1 and state in ('stored', 'discarded')",
    values: [version],
  });
  return rows[0] && Number(rows[0].size);
}

/** Keeps a file that another object is about to name. @throws StorageError when it is gone */
export async function keepFile(client: Client, version: string | null) {
  const { rowCount } = isFileId(version)
    ? await client.query(
        "update gateway.files set state = 'stored', changed_at = now() where id = $1 and state in ('stored', 'discarded')",
        [version],
      )
    : { rowCount: 0 };
  if (rowCount !== 1) throw noSuchKey();
}

function isFileId(version: string | null): version is string {
  return version !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(version);
}
