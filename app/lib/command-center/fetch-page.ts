import { adminRequestError } from './admin-request-error';
import type { ListRequest } from './list-request';

/** A page of a list. */
export type ListPage<Row> = {
  rows: Row[];
  /** Whether another page follows. */
  hasMore: boolean;
  total: number;
  /** Long lists are counted by the planner's estimate, because counting would take longer than reading. */
  isEstimate: boolean;
};

/** Up to here the backend counts (`max_rows` in supabase/config.toml); above it estimates. */
const exactCountLimit = 1000;

type Answer = {
  data: unknown[] | null;
  error: { message: string; code?: string } | null;
  count: number | null;
  status: number;
};

interface Question extends PromiseLike<Answer> {
  order(column: string, options: { ascending: boolean }): Question;
  range(from: number, to: number): Question;
  abortSignal(signal: AbortSignal): Question;
}

/**
 * Reads a page of a question to the table API, which must ask for `count: 'estimated'`. One row
 * more than the page tells whether another follows, so that an estimate never decides that.
 * `Row` is what the caller knows of the rows: a view's generated type calls every column uncertain.
 * @param read the question with its filters, without order and range.
 * @throws AppError
 */
export async function fetchPage<Row>(
  read: Question,
  { sort, page, size }: Pick<ListRequest, 'sort' | 'page' | 'size'>,
  signal?: AbortSignal,
): Promise<ListPage<Row>> {
  const first = (page - 1) * size;
  let question = read
    .order(sort.replace(/^-/, ''), { ascending: !sort.startsWith('-') })
    .order('id', { ascending: !sort.startsWith('-') })
    .range(first, first + size);
  if (signal) question = question.abortSignal(signal);
  const { data, error, count, status } = await question;
  // The list has become shorter meanwhile: its last page is for the next question.
  if (error?.code === 'PGRST103') return { rows: [], hasMore: false, total: 0, isEstimate: false };
  if (error) throw adminRequestError(error, status);
  const rows = (data ?? []) as Row[];
  const hasMore = rows.length > size;
  const seen = first + Math.min(rows.length, size);
  const isWholeList = !hasMore && (rows.length > 0 || page === 1);
  const total = isWholeList ? seen : Math.max(count ?? 0, seen + (hasMore ? 1 : 0));
  return {
    rows: rows.slice(0, size),
    hasMore,
    total,
    isEstimate: !isWholeList && total > exactCountLimit,
  };
}
