import type { PlannedStatement } from './plan/statement.ts';
import type { ApiRequest } from './request/api-request.ts';
import { appliedPreferences } from './request/preferences.ts';
import { contentRange, rangeStatus } from './request/range.ts';
import {
  invalidResponseHeaders,
  invalidResponseStatus,
  rangeNotSatisfiable,
} from './request-errors.ts';
import type { ApiSettings } from './schema/schema-cache.ts';
import type { ResponseRow } from './sql/response.ts';

/** An HTTP response that is ready to be sent. */
export type RestResponse = {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | null;
};

/** The number of rows on all pages. */
export type Total = {
  rows: number;
  /** Whether the rows were counted. Otherwise, the planner estimated them. */
  isExact: boolean;
};

/**
 * Creates the response from the database's result.
 * @throws RestError PGRST103, PGRST111, PGRST112
 */
export function createResponse(
  request: ApiRequest,
  statement: PlannedStatement,
  row: ResponseRow,
  total: Total | null,
  { letsCallersEnd }: Pick<ApiSettings, 'letsCallersEnd'>,
): RestResponse {
  const answer =
    request.action === 'read' || request.action === 'call'
      ? readResponse(request, statement, row, total)
      : writeResponse(request, statement, row);
  const applied = appliedPreferences(request.preferences, {
    resolution: statement.resolvesDuplicates ?? false,
    missing: request.action === 'insert' || request.action === 'update',
    return: request.action !== 'read' && request.action !== 'call',
    maxAffected: !['read', 'insert', 'put'].includes(request.action),
    tx: letsCallersEnd,
  });
  if (applied !== null) answer.headers['preference-applied'] = applied;
  return overridden(answer, row);
}

function readResponse(
  request: ApiRequest,
  statement: PlannedStatement,
  row: ResponseRow,
  total: Total | null,
): RestResponse {
  const first = request.range.offset;
  const last = first + Number(row.rows) - 1;
  // An estimate that is too low must not hide rows. It never ends a list, and it increases with the
  // pages.
  const rows = total && (total.isExact ? total.rows : Math.max(total.rows, last + 1));
  if (total?.isExact && first > total.rows) {
    throw rangeNotSatisfiable(
      `An offset of ${first} was requested, but there are only ${total.rows} rows.`,
      total.rows,
    );
  }
  const status = rangeStatus(first, last, rows);
  const headers = { 'content-range': contentRange(first, last, rows) };
  const isVoid = request.action === 'call' && statement.shape === 'nothing' && !request.headersOnly;
  if (isVoid) return { status: 204, headers, body: null };
  return withBody(request, statement, row, status, headers);
}

function writeResponse(
  request: ApiRequest,
  statement: PlannedStatement,
  row: ResponseRow,
): RestResponse {
  if (request.action === 'put') return putAnswer(request, statement, row);
  const changed = Number(row.rows);
  const total = request.preferences.count === null ? null : changed;
  const last = request.action === 'update' ? changed - 1 : -1;
  const headers: RestResponse['headers'] = { 'content-range': contentRange(0, last, total) };
  const isRepresented = request.preferences.return === 'representation';
  if (request.action === 'insert') {
    const merges = request.preferences.resolution === 'merge-duplicates';
    const status = merges && Number(row.inserted ?? 0) <= 0 ? 200 : 201;
    if (isRepresented) return withBody(request, statement, row, status, headers);
    const location = locationOf(request, row);
    if (location !== null) headers.location = location;
    return { status, headers, body: null };
  }
  if (isRepresented) return withBody(request, statement, row, 200, headers);
  return { status: 204, headers, body: null };
}

function putAnswer(
  request: ApiRequest,
  statement: PlannedStatement,
  row: ResponseRow,
): RestResponse {
  if (request.preferences.return !== 'representation') {
    return { status: 204, headers: {}, body: null };
  }
  const status = Number(row.inserted ?? 0) > 0 ? 201 : 200;
  return withBody(request, statement, row, status, {});
}

function withBody(
  request: ApiRequest,
  statement: PlannedStatement,
  row: ResponseRow,
  status: number,
  headers: RestResponse['headers'],
): RestResponse {
  const body = row.body ?? '';
  return {
    status,
    headers: { ...headers, 'content-type': request.mediaType.contentType },
    body:
      statement.csvHeader === null || request.headersOnly
        ? body
        : `${statement.csvHeader}\n${body}`,
  };
}

/** Returns the location of the single new row, identified by its primary key. */
function locationOf(request: ApiRequest, row: ResponseRow): string | null {
  if (row.body === null) return null;
  const rows: unknown = JSON.parse(row.body);
  if (!Array.isArray(rows) || rows.length !== 1) return null;
  const query = Object.entries(rows[0] as Record<string, string | null>).map(
    ([name, value]) =>
      `${encodeURIComponent(name)}=${value === null ? 'is.null' : `eq.${encodeURIComponent(value)}`}`,
  );
  return `/${encodeURIComponent(request.resource)}?${query.join('&')}`;
}

/** Functions and triggers may set their own status and headers. */
function overridden(answer: RestResponse, row: ResponseRow): RestResponse {
  if (row.responseStatus === null && row.responseHeaders === null) return answer;
  return {
    ...answer,
    status: row.responseStatus === null ? answer.status : chosenStatus(row.responseStatus),
    headers:
      row.responseHeaders === null
        ? answer.headers
        : { ...answer.headers, ...chosenHeaders(row.responseHeaders) },
  };
}

function chosenStatus(text: string): number {
  if (!/^[2-5][0-9]{2}$/.test(text)) throw invalidResponseStatus();
  return Number(text);
}

const headerName = /^[\w!#$%&'*+.^`|~-]+$/;
const headerValue = /^[\t\x20-\x7e\x80-\xff]*$/;

function chosenHeaders(json: string): Record<string, string | string[]> {
  const headers: Record<string, string[]> = {};
  for (const entry of parseList(json)) {
    const [pair, ...others] = Object.entries(entry ?? {});
    const [name, value] = pair ?? ['', ''];
    const valid = headerName.test(name) && typeof value === 'string' && headerValue.test(value);
    if (!valid || others.length > 0) throw invalidResponseHeaders();
    headers[name.toLowerCase()] = [...(headers[name.toLowerCase()] ?? []), value];
  }
  return headers;
}

function parseList(json: string): (Record<string, unknown> | null)[] {
  try {
    const list: unknown = JSON.parse(json);
    if (Array.isArray(list)) return list;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalidResponseHeaders();
}
