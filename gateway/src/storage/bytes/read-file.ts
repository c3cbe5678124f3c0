import type pg from 'pg';
import { noSuchKey } from '../errors.ts';
import type { ByteStore } from './byte-store.ts';

/**
 * Reads a range of a stored file, one segment ahead of the consumer.
 * @throws if a segment is missing: the bytes so far are then not the whole file
 */
export async function* readFile(
  { store, pool }: { store: ByteStore; pool: pg.Pool },
  file: string,
  { from, to }: { from: number; to: number },
): AsyncGenerator<Buffer> {
  if (from >= to) return;
  let start = from === 0 ? 0 : await segmentOf(pool, file, from);
  const read = (start: number) => {
    const reading = store.read({ file, start });
    // A failure is thrown where the segment is awaited.
    reading.catch(() => undefined);
    return reading;
  };
  let next: Promise<Buffer | undefined> | undefined = read(start);
  while (next) {
    const bytes: Buffer | undefined = await next;
    if (!bytes || bytes.length === 0) throw new Error('A segment of a stored file is missing');
    const end: number = start + bytes.length;
    next = end < to ? read(end) : undefined;
    yield bytes.subarray(Math.max(0, from - start), Math.min(bytes.length, to - start));
    start = end;
  }
}

/** Returns the start of the segment that contains a position. */
async function segmentOf(pool: pg.Pool, file: string, position: number) {
  const { rows } = await pool.query<{ start: string }>({
    name: 'find file segment',
    text: 'select start from gateway.file_segments where file = $1 and start <= $2 order by start desc limit 1',
    values: [file, position],
  });
  if (!rows[0]) throw noSuchKey();
  return Number(rows[0].start);
}
