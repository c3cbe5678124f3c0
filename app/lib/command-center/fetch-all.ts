import { AppError } from '../app-error';
import type { ListPage } from './fetch-page';
import type { ListRequest } from './list-request';

/** As many rows as the backend gives at once, but one: a page asks for one more. */
const batch = 999;

/** Beyond it a spreadsheet is the wrong tool, and offsets get slow. */
const longestExport = 100_000;

/**
 * Reads all rows of a list, batch by batch.
 * @param onProgress gets how many have come.
 * @throws AppError, or what the signal was aborted with
 */
export async function fetchAll<Row>(
  fetchPage: (request: ListRequest, signal?: AbortSignal) => Promise<ListPage<Row>>,
  request: ListRequest,
  signal: AbortSignal,
  onProgress: (count: number) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    signal.throwIfAborted();
    const answer = await fetchPage({ ...request, page, size: batch }, signal);
    rows.push(...answer.rows);
    onProgress(rows.length);
    if (!answer.hasMore) return rows;
    if (rows.length >= longestExport) throw new AppError('too_many_rows');
  }
}
