import { RestError } from '../errors.ts';
import { requestLimits } from '../limits.ts';
import {
  invalidPath,
  invalidPreferences,
  limitOfPut,
  methodNotForFunctions,
  rootDisabled,
  schemaNotExposed,
  unsupportedMethod,
} from '../request-errors.ts';
import { type RequestBody, readBody } from './body.ts';
import { type MediaType, negotiateMediaType } from './media-type.ts';
import { type Preferences, parsePreferences } from './preferences.ts';
import { parseQueryParameters, type QueryParameters } from './query-parameters.ts';
import { decodePart, parseQueryString } from './query-string.ts';
import { type RowRange, requestedRange } from './range.ts';

type Action = 'read' | 'insert' | 'put' | 'update' | 'delete' | 'call' | 'describe';

/** A parsed request, not yet checked against the schema. */
export type ApiRequest = {
  action: Action;
  method: string;
  /** The path below the mount point, as functions see it in `request.path`. */
  path: string;
  /** The name of the table, view or function. */
  resource: string;
  schema: string;
  query: QueryParameters;
  preferences: Preferences;
  mediaType: MediaType;
  range: RowRange;
  body: RequestBody | null;
  /** Whether the response has no body (HEAD). */
  headersOnly: boolean;
};

/** The parts of an HTTP request that are read. Header names are lowercase. */
export type RawRequest = {
  method: string;
  /** The path and query below the mount point, still encoded. */
  url: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer | undefined;
};

/**
 * Parses an HTTP request.
 * @param schemas the exposed schemas; the first is the default.
 * @param plans whether a request may be explained.
 * @throws RestError of group PGRST1xx
 */
export function readApiRequest(raw: RawRequest, schemas: string[], plans = false): ApiRequest {
  if (raw.url.length > requestLimits.urlLength) throw urlTooLong();
  const question = raw.url.indexOf('?');
  const path = question === -1 ? raw.url : raw.url.slice(0, question);
  const target = readPath(path);
  const action = readAction(target.isFunction, raw.method);
  const reads = raw.method === 'GET' || raw.method === 'HEAD';
  const calledByUrl = action === 'call' && reads;
  const pairs = parseQueryString(question === -1 ? '' : raw.url.slice(question + 1));
  const query = parseQueryParameters(pairs, calledByUrl);
  const preferences = parsePreferences(header(raw, 'prefer'));
  if (preferences.handling === 'strict' && preferences.invalid.length > 0) {
    throw invalidPreferences(preferences.invalid);
  }
  const [limit, offset] = [atRoot(query.limits), atRoot(query.offsets)];
  if (action === 'put' && (limit !== null || offset !== null)) throw limitOfPut();
  const hasBody = withBody.has(action) || (action === 'call' && !reads);
  return {
    action,
    method: raw.method,
    path: path || '/',
    resource: target.name,
    schema: readSchema(raw, schemas, reads),
    query,
    preferences,
    mediaType: negotiateMediaType(header(raw, 'accept'), plans),
    range: requestedRange(limit, offset, raw.method === 'GET' ? header(raw, 'range') : undefined),
    body: hasBody
      ? readBody(raw.body, header(raw, 'content-type'), query.columns, action === 'call')
      : null,
    headersOnly: raw.method === 'HEAD',
  };
}

function readPath(path: string): { name: string; isFunction: boolean } {
  const segments = path.replace(/^\//, '').split('/');
  const [first = '', second] = segments;
  if (segments.length === 1) {
    if (first === '') throw rootDisabled();
    return { name: decodePart(first), isFunction: false };
  }
  if (segments.length === 2 && first === 'rpc' && second) {
    return { name: decodePart(second), isFunction: true };
  }
  throw invalidPath();
}

const tableActions: Record<string, Action> = {
  GET: 'read',
  HEAD: 'read',
  POST: 'insert',
  PUT: 'put',
  PATCH: 'update',
  DELETE: 'delete',
  OPTIONS: 'describe',
};

const withBody = new Set<Action>(['insert', 'put', 'update']);

function readAction(isFunction: boolean, method: string): Action {
  if (isFunction) {
    if (method === 'GET' || method === 'HEAD' || method === 'POST') return 'call';
    if (method === 'OPTIONS') return 'describe';
    throw methodNotForFunctions(method);
  }
  const action = tableActions[method];
  if (!action) throw unsupportedMethod(method);
  return action;
}

function readSchema(raw: RawRequest, schemas: string[], reads: boolean): string {
  const asked = header(raw, reads ? 'accept-profile' : 'content-profile');
  if (asked === undefined) return schemas[0] ?? 'public';
  if (!schemas.includes(asked)) throw schemaNotExposed(asked, schemas);
  return asked;
}

function header(raw: RawRequest, name: string): string | undefined {
  const value = raw.headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}

function atRoot(values: { path: string[]; value: number }[]): number | null {
  return values.findLast(({ path }) => path.length === 0)?.value ?? null;
}

function urlTooLong(): RestError {
  return new RestError({
    status: 414,
    code: 'PGRST100',
    message: `The address may be at most ${requestLimits.urlLength} characters long`,
  });
}
