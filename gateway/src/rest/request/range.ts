import { rangeNotSatisfiable } from '../request-errors.ts';

/**
 * The range of rows: how many to skip, and the maximum to return. A null limit returns all rows.
 */
export type RowRange = {
  offset: number;
  limit: number | null;
};

const negativeRange = 'Limit should be greater than or equal to zero.';
const reversedRange =
  'The lower boundary must be lower than or equal to the upper boundary in the Range header.';

/**
 * Returns the rows that both the query string and the `Range` header (GET only) allow.
 * @throws RestError PGRST103
 */
export function requestedRange(
  limit: number | null,
  offset: number | null,
  header: string | undefined,
): RowRange {
  if (limit === 0) return { offset: 0, limit: 0 };
  if (limit !== null && limit < 0) throw rangeNotSatisfiable(negativeRange);
  // A negative offset skips no rows.
  const start = Math.max(offset ?? 0, 0);
  const bounds = header === undefined ? null : /^([0-9]+)-([0-9]*)$/.exec(header);
  if (!bounds) return { offset: start, limit };
  const first = Math.max(start, Number(bounds[1]));
  const lastOfHeader = bounds[2] ? Number(bounds[2]) : Number.POSITIVE_INFINITY;
  if (lastOfHeader < Number(bounds[1])) throw rangeNotSatisfiable(reversedRange);
  const lastOfLimit = limit === null ? Number.POSITIVE_INFINITY : start + limit - 1;
  const last = Math.min(lastOfHeader, lastOfLimit);
  if (last < first) throw rangeNotSatisfiable(negativeRange);
  const length = last - first + 1;
  return {
    offset: Math.min(first, Number.MAX_SAFE_INTEGER),
    limit: Number.isSafeInteger(length) ? length : null,
  };
}

/**
 * Returns the `Content-Range` header, such as `0-24/3573`. An empty range or an unknown total is
 * `*`.
 */
export function contentRange(first: number, last: number, total: number | null): string {
  const rows = total !== 0 && first <= last ? `${first}-${last}` : '*';
  return `${rows}/${total ?? '*'}`;
}

/** Returns the status for a range, which is 200 for all rows and 206 for a part. */
export function rangeStatus(first: number, last: number, total: number | null): 200 | 206 {
  if (total === null) return 200;
  return last - first + 1 < total ? 206 : 200;
}
