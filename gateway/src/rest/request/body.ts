import { isObject } from '../../is-object.ts';
import { isTooDeep } from '../../security/json-depth.ts';
import { requestLimits } from '../limits.ts';
import { invalidBody } from '../request-errors.ts';
import { parseCsv } from './parse-csv.ts';
import { parseQueryString, type QueryPair } from './query-string.ts';

/**
 * A JSON body, or a body converted to JSON. A JSON body's text is sent to PostgreSQL unchanged, and
 * its keys determine the columns.
 */
export type JsonBody = {
  text: string;
  isArray: boolean;
  keys: string[];
  /** Rows of a CSV. No function receives them as a whole. */
  isCsv?: true;
};

/** A body that is not JSON. A function with one unnamed parameter receives it as a whole. */
export type RawBody = {
  bytes: Buffer;
  contentType: 'text/plain' | 'text/xml' | 'application/octet-stream';
};

/** The fields of a form, for a function. They are handled like parameters of the query string. */
export type FormBody = {
  pairs: QueryPair[];
};

export type RequestBody = JsonBody | RawBody | FormBody;

const rawTypes = ['text/plain', 'text/xml', 'application/octet-stream'] as const;

/**
 * Reads a request body.
 * @param columns from the query string; if given, objects may have different keys.
 * @param forFunction whether an empty or plain body is allowed.
 * @throws RestError PGRST102
 */
export function readBody(
  bytes: Buffer | undefined,
  contentType: string | undefined,
  columns: string[] | null,
  forFunction: boolean,
): RequestBody {
  const type = (contentType ?? 'application/json').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const given = bytes ?? Buffer.alloc(0);
  if (type === 'application/json' || type === '') return readJson(given, columns, forFunction);
  if (type === 'text/csv') return readCsv(given);
  if (type === 'application/x-www-form-urlencoded') return readForm(given, forFunction);
  const raw = rawTypes.find((candidate) => candidate === type);
  if (forFunction && raw) return { bytes: given, contentType: raw };
  throw invalidBody(`Content-Type not acceptable: ${type}`);
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function readJson(bytes: Buffer, columns: string[] | null, forFunction: boolean): JsonBody {
  if (bytes.length === 0 && forFunction) return { text: '{}', isArray: false, keys: columns ?? [] };
  // PostgreSQL's own limit would cause a server error.
  if (isTooDeep(bytes, requestLimits.bodyDepth)) {
    throw invalidBody(`JSON may be nested at most ${requestLimits.bodyDepth} levels deep`);
  }
  let text: string;
  let json: unknown;
  try {
    text = utf8.decode(bytes);
    json = JSON.parse(text);
  } catch {
    throw invalidBody('Empty or invalid json');
  }
  if (!Array.isArray(json)) {
    if (!isObject(json)) return { text: '[]', isArray: true, keys: [] };
    return { text, isArray: false, keys: columns ?? Object.keys(json) };
  }
  return { text, isArray: true, keys: columns ?? commonKeys(json) };
}

function readCsv(bytes: Buffer): JsonBody {
  const { keys, rows } = parseCsv(decode(bytes));
  return { text: JSON.stringify(rows), isArray: true, keys, isCsv: true };
}

function readForm(bytes: Buffer, forFunction: boolean): JsonBody | FormBody {
  const pairs = parseQueryString(decode(bytes));
  if (forFunction) return { pairs };
  const row = Object.fromEntries(pairs);
  return { text: JSON.stringify(row), isArray: false, keys: Object.keys(row) };
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw invalidBody('The body is not valid UTF-8');
  }
}

function commonKeys(rows: unknown[]): string[] {
  const [first] = rows;
  if (rows.length === 0) return [];
  if (!isObject(first)) throw invalidBody('All object keys must match');
  const keys = Object.keys(first);
  const uniform = rows.every(
    (row) =>
      isObject(row) &&
      Object.keys(row).length === keys.length &&
      keys.every((key) => Object.hasOwn(row, key)),
  );
  if (!uniform) throw invalidBody('All object keys must match');
  return keys;
}
