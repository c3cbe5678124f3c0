import type { ListRequest } from '~/command-center/kit/list/list-request';
import { AppError } from '~/shared/backend/app-error';
import type { ListPage } from './fetch-page';

/** The maximum number of rows in a response (`max_rows` in supabase/config.toml). */
const batch = 1000;

/** The maximum number of exported rows. Spreadsheets are unsuitable for more. */
const longestExport = 100_000;

type Fetch<Row> = (request: ListRequest, signal?: AbortSignal) => Promise<ListPage<Row>>;

type Identified = { id: string | number };

/**
 * Reads all rows of a list in its order, or fails, because a file with missing rows looks complete.
 * Batches follow the id, so that an added or deleted row does not shift the next batch.
 * @param onProgress receives the number of rows read so far.
 * @throws AppError `export_incomplete` if the list changed too much while it was read, or the
 * reason of the aborted signal
 */
export async function fetchAll<Row extends Identified>(
  fetchPage: Fetch<Row>,
  request: ListRequest,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<Row[]> {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    const { rows, expected } = await readOnce(fetchPage, request, signal, onProgress);
    const { total: now } = await fetchPage({ ...request, page: 1, size: 1 }, signal);
    // Rows that are added or deleted concurrently may be in the file; no other row is missing.
    const isComplete =
      rows.length >= Math.min(expected, now) && rows.length <= Math.max(expected, now);
    if (isComplete) return inOrder(rows, request.sort);
  }
  throw new AppError('export_incomplete');
}

/** Reads until a batch is empty, whatever its size. */
async function readOnce<Row extends Identified>(
  fetchPage: Fetch<Row>,
  request: ListRequest,
  signal: AbortSignal,
  onProgress: (count: number) => void,
) {
  const rows: Row[] = [];
  let expected: number | undefined;
  for (;;) {
    signal.throwIfAborted();
    const after = rows.at(-1)?.id ?? null;
    const answer = await fetchPage({ ...request, page: 1, size: batch, after }, signal);
    expected ??= answer.total;
    if (Math.max(expected, rows.length) > longestExport) throw new AppError('too_many_rows');
    if (answer.rows.length === 0) return { rows, expected };
    rows.push(...answer.rows);
    onProgress(rows.length);
  }
}

/** Sorts by the list's order. Rows without a value are last, or first if descending. */
function inOrder<Row extends Identified>(rows: Row[], sort: string): Row[] {
  const column = sort.replace(/^-/, '') as keyof Row;
  const sign = sort.startsWith('-') ? -1 : 1;
  return rows.sort((one, other) => sign * compare(one[column], other[column]));
}

function compare(one: unknown, other: unknown): number {
  if (one === other) return 0;
  if (one === null || one === undefined) return 1;
  if (other === null || other === undefined) return -1;
  return one < other ? -1 : 1;
}
