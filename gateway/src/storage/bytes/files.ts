import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { sentTogether } from '../../database/transaction.ts';
import { noSuchKey } from '../errors.ts';
import type { ByteStore, KeptBytes, Segment } from './byte-store.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** The end of a file that is stored with the row that makes the file visible. */
export type LastSegment = { start: number; bytes: Buffer };

/** A file whose bytes have all arrived, the last of which are not stored yet. */
export type ArrivedFile = { id: string; size: number; last: LastSegment | null };

/** The same file, after its last bytes were given to the store. */
type CompleteFile = {
  id: string;
  size: number;
  last: { start: number; length: number; kept: KeptBytes } | null;
};

/** Begins a file that is not visible yet. */
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

/** Ends a failed upload. Clean-up deletes its bytes. */
export async function abandonFile(client: Client, id: string) {
  await client.query(
    "update gateway.files set state = 'discarded', changed_at = now() where id = $1 and state = 'arriving'",
    [id],
  );
}

/**
 * Lists a segment of a file.
 * @param client the pool, or a transaction in which other rows must appear with the segment
 * @throws when the file already has a segment with that start
 */
export async function listSegment(
  client: Client,
  { file, start }: Segment,
  length: number,
  { bytes, key }: KeptBytes,
) {
  await client.query({
    name: 'list file segment',
    text: 'insert into gateway.file_segments (file, start, length, bytes, key) values ($1, $2, $3, $4, $5)',
    values: [file, start, length, bytes, key],
  });
}

/** Keeps the end of a file, before the transaction in which `completeFile` lists it. */
export async function keepLast(
  store: ByteStore,
  { id, size, last }: ArrivedFile,
): Promise<CompleteFile> {
  if (!last) return { id, size, last: null };
  const { start, bytes } = last;
  const kept = await store.keep({ file: id, start }, bytes);
  return { id, size, last: { start, length: bytes.length, kept } };
}

/** Lists the end of a file and declares the file complete. Its transaction makes it visible. */
export async function completeFile(client: Client, { id, size, last }: CompleteFile) {
  const [, { rowCount }] = await sentTogether([
    last && listSegment(client, { file: id, start: last.start }, last.length, last.kept),
    client.query({
      name: 'complete file',
      text: "update gateway.files set state = 'stored', size = $2, changed_at = now() where id = $1 and state = 'arriving'",
      values: [id, size],
    }),
  ]);
  // The upload was so slow that clean-up has discarded it.
  if (rowCount !== 1) throw noSuchKey();
}

/** The size of a stored file, or undefined. A file that is still arriving cannot be read. */
export async function sizeOfFile(client: Client, version: string | null) {
  if (!isFileId(version)) return undefined;
  const { rows } = await client.query<{ size: string }>({
    name: 'size of file',
    text: "select size from gateway.files where id = $1 and state in ('stored', 'discarded')",
    values: [version],
  });
  return rows[0] && Number(rows[0].size);
}

/** Keeps a file that another object is about to name. @throws StorageError if it was removed */
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
