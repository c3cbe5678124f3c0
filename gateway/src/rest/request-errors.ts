import { RestError } from './errors.ts';

/** Errors of group PGRST1xx. The request itself cannot be parsed or is not allowed. */

export function unreadableParameter(message: string, details: string | null = null) {
  return new RestError({ status: 400, code: 'PGRST100', message, details });
}

/** A request that requires too much work. Its error response is delayed. */
export class CostlyRequestError extends RestError {}

export function regexNotAllowed() {
  return new CostlyRequestError({
    status: 400,
    code: 'PGRST100',
    message: 'The operators match and imatch need a signed-in user',
    hint: 'Use like, ilike or a full-text search.',
  });
}

export function poolTimedOut() {
  return new RestError({
    status: 504,
    code: 'PGRST003',
    message: 'Timed out acquiring connection from connection pool.',
  });
}

export function methodNotForFunctions(method: string) {
  return new RestError({
    status: 405,
    code: 'PGRST101',
    message: `Cannot use the ${method} method on RPC`,
  });
}

export function invalidBody(message: string, status = 400) {
  return new RestError({ status, code: 'PGRST102', message });
}

/** @param total the number of all rows, if they were counted. */
export function rangeNotSatisfiable(details: string, total: number | null = null) {
  return new RestError({
    status: 416,
    code: 'PGRST103',
    message: 'Requested range not satisfiable',
    details,
    ...(total === null ? {} : { headers: { 'content-range': `*/${total}` } }),
  });
}

/** A PUT identifies its one row by the primary key and by no other column. */
export function filtersOfPut() {
  return new RestError({
    status: 405,
    code: 'PGRST105',
    message: "Filters must include all and only primary key columns with 'eq' operators",
  });
}

export function limitOfPut() {
  return new RestError({
    status: 400,
    code: 'PGRST114',
    message: 'limit/offset querystring parameters are not allowed for PUT',
  });
}

export function payloadOfPut() {
  return new RestError({
    status: 400,
    code: 'PGRST115',
    message: 'Payload values do not match URL in primary key column(s)',
  });
}

export function schemaNotExposed(schema: string, exposed: string[]) {
  return new RestError({
    status: 406,
    code: 'PGRST106',
    message: `Invalid schema: ${schema}`,
    hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
  });
}

export function mediaTypeNotAvailable(accepted: string[]) {
  return new RestError({
    status: 406,
    code: 'PGRST107',
    message: `None of these media types are available: ${accepted.join(', ')}`,
  });
}

export function notEmbedded(resource: string) {
  return new RestError({
    status: 400,
    code: 'PGRST108',
    message: `'${resource}' is not an embedded resource in this request`,
    hint: `Verify that '${resource}' is included in the 'select' query parameter.`,
  });
}

export function invalidResponseHeaders() {
  return new RestError({
    status: 500,
    code: 'PGRST111',
    message:
      'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  });
}

export function invalidResponseStatus() {
  return new RestError({
    status: 500,
    code: 'PGRST112',
    message: 'response.status guc must be a valid status code',
  });
}

export function notASingleObject(rows: number) {
  return new RestError({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  });
}

export function unsupportedMethod(method: string) {
  return new RestError({
    status: 405,
    code: 'PGRST117',
    message: `Unsupported HTTP method: ${method}`,
  });
}

export function relatedOrderNotToOne(origin: string, target: string) {
  return new RestError({
    status: 400,
    code: 'PGRST118',
    message: `A related order on '${target}' is not possible`,
    details: `'${origin}' and '${target}' do not form a many-to-one or one-to-one relationship`,
  });
}

export function onlyNullFilterOnEmbed(target: string) {
  return new RestError({
    status: 400,
    code: 'PGRST120',
    message: `Bad operator on the '${target}' embedded resource`,
    details: 'Only is null or not is null filters are allowed on embedded resources',
  });
}

export function invalidPreferences(preferences: string[]) {
  return new RestError({
    status: 400,
    code: 'PGRST122',
    message: 'Invalid preferences given with handling=strict',
    details: `Invalid preferences: ${preferences.join(', ')}`,
  });
}

export function aggregatesNotAllowed() {
  return new RestError({
    status: 400,
    code: 'PGRST123',
    message: 'Use of aggregate functions is not allowed',
  });
}

export function aggregatesOfSpread() {
  return new RestError({
    status: 400,
    code: 'PGRST127',
    message: 'Feature not implemented',
    details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
  });
}

export function tooManyAffected(rows: number) {
  return new RestError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });
}

export function invalidPath() {
  return new RestError({
    status: 404,
    code: 'PGRST125',
    message: 'Invalid path specified in request URL',
  });
}

export function rootDisabled() {
  return new RestError({
    status: 404,
    code: 'PGRST126',
    message: 'Root endpoint metadata is disabled',
  });
}

export function maxAffectedNeedsSet() {
  return new RestError({
    status: 400,
    code: 'PGRST128',
    message:
      'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  });
}

/**
 * A change of a whole table, which is never intended. Supabase configures PostgreSQL to refuse it
 * for all API roles.
 * @see https://github.com/eradman/pg-safeupdate
 */
export function filterMissing(statement: 'UPDATE' | 'DELETE') {
  return new RestError({
    status: 400,
    code: '21000',
    message: `${statement} requires a WHERE clause`,
  });
}
