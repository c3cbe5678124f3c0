import type { ListRequest } from '~/command-center/kit/list/list-request';
import { adminRequestError } from './admin-request-error';

/** A page of a list. */
export type ListPage<Row> = {
  /** Empty for a page past the end. */
  rows: Row[];
  /** Whether another page follows. */
  hasMore: boolean;
  /** The exact number of rows in the list; with `after`, of those after that id. */
  total: number;
  /** The total was counted for an earlier page, and the list may have grown since. */
  isTotalEarlier?: boolean;
};

type Refusal = { message: string; code?: string; details?: string };

type Answer = {
  data: unknown[] | null;
  error: Refusal | null;
  count: number | null;
  status: number;
};

/** The part of a query to the table API that lists use. */
export interface ListQuery extends PromiseLike<Answer> {
  like(column: string, pattern: string): ListQuery;
  in(column: string, values: readonly unknown[]): ListQuery;
  or(conditions: string): ListQuery;
  eq(column: string, value: unknown): ListQuery;
  is(column: string, value: null): ListQuery;
  gt(column: string, value: unknown): ListQuery;
  order(column: string, options: { ascending: boolean }): ListQuery;
  range(from: number, to: number): ListQuery;
  abortSignal(signal: AbortSignal): ListQuery;
}

/**
 * Reads a page of a query to the table API. The query must request `count: 'exact'`, because the
 * planner's estimate is wrong by thousands after an import, and a page past it is refused.
 * `Row` is the caller's type, because the generated type of a view makes every column nullable.
 * @param read the query with its filters, without order and range.
 * @throws AppError
 */
export async function fetchPage<Row>(
  read: ListQuery,
  request: Pick<ListRequest, 'sort' | 'page' | 'size' | 'after'>,
  signal?: AbortSignal,
): Promise<ListPage<Row>> {
  const first = request.after === undefined ? (request.page - 1) * request.size : 0;
  let query = inOrder(read, request).range(first, first + request.size - 1);
  if (signal) query = query.abortSignal(signal);
  const { data, error, count, status } = await query;
  if (error?.code === 'PGRST103') return { rows: [], hasMore: false, total: totalOf(error) };
  if (error) throw adminRequestError(error, status);
  const rows = (data ?? []) as Row[];
  const total = count ?? 0;
  return { rows, hasMore: first + rows.length < total, total };
}

/** PostgREST returns the count only in this sentence; without it, the list restarts at page 1. */
function totalOf({ details = '' }: Refusal): number {
  return Number(/only (\d+) rows/.exec(details)?.[1] ?? 0);
}

function inOrder(read: ListQuery, { sort, after }: Pick<ListRequest, 'sort' | 'after'>): ListQuery {
  if (after !== undefined) {
    const following = after === null ? read : read.gt('id', after);
    return following.order('id', { ascending: true });
  }
  const ascending = !sort.startsWith('-');
  return read.order(sort.replace(/^-/, ''), { ascending }).order('id', { ascending });
}
