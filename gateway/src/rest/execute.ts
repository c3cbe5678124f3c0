import type pg from 'pg';
import type { TextRows } from './batch.ts';
import { callStatement } from './plan/call-statement.ts';
import { readStatement } from './plan/read-statement.ts';
import type { PlannedStatement } from './plan/statement.ts';
import { writeStatement } from './plan/write-statement.ts';
import type { ApiRequest } from './request/api-request.ts';
import { notASingleObject, payloadOfPut, tooManyAffected } from './request-errors.ts';
import { createResponse, type RestResponse, type Total } from './response.ts';
import type { SchemaCache, Setting } from './schema/schema-cache.ts';
import { type Session, sessionStatement } from './session-settings.ts';
import type { Statement } from './sql/parameters.ts';
import type { ResponseRow } from './sql/response.ts';
import { statementNames } from './statement-names.ts';
import { runTransaction, type Transaction } from './transaction.ts';

export type Executor = {
  pool: pg.Pool;
  cache: SchemaCache;
  maxRows: number;
};

/** The caller's data that the transaction needs. */
export type RequestSession = Pick<Session, 'role' | 'claimsJson' | 'headersJson' | 'searchPath'>;

/**
 * Plans a request, runs it in one transaction and creates its response. A call that may change data
 * is committed before its response can fail. What a function counts, locks or logs must not depend
 * on the result format that the caller requests.
 * @throws RestError and others
 */
export async function execute(
  { pool, cache, maxRows }: Executor,
  request: ApiRequest,
  asker: RequestSession,
): Promise<RestResponse> {
  const statement = planStatement(request, cache, maxRows);
  const names = statementNames(cache);
  const sessionFor = (readOnly: boolean, settings: Setting[]) =>
    sessionStatement({
      ...asker,
      method: request.method,
      path: request.path,
      readOnly,
      settings: settingsFor(request, settings, asker.role, cache),
    });
  const rollsBack = endsInRollback(request, cache);
  const opening = [
    sessionFor(statement.readOnly, statement.settings),
    ...preRequestStatements(cache.settings),
  ];
  /** Returns the results of the statements after the opening ones. */
  const run = async (statements: Statement[], options?: Pick<Transaction, 'verify'>) => {
    const results = await runTransaction(pool, names, {
      statements: [...opening, ...statements],
      rollsBack,
      ...options,
    });
    return results.slice(opening.length);
  };
  const { main, explain, shapeCommitted } = statement;
  const { plan } = request.mediaType;
  if (plan) {
    const options = [`format ${plan.format}`, ...plan.options].join(', ');
    const explained = { ...main, text: `explain (${options}) ${main.text}` };
    const [lines = []] = await run([explained]);
    const headers = { 'content-type': request.mediaType.contentType };
    return { status: 200, headers, body: lines.map(([line]) => line).join('\n') };
  }
  if (shapeCommitted) {
    // Shaping an empty result first detects errors that any result would cause, before the function
    // runs.
    const results = await run([shapeCommitted('[]'), main]);
    const returned = responseRow(results[1]);
    const [, shaped] = await runTransaction(pool, names, {
      statements: [sessionFor(true, []), shapeCommitted(returned.body ?? '[]')],
    });
    const { responseHeaders, responseStatus } = returned;
    const row = { ...responseRow(shaped), responseHeaders, responseStatus };
    return responseOf(request, statement, row, null, { cache, maxRows });
  }
  const results = await run(explain ? [main, explain] : [main], verification(request));
  const explained = results[1]?.[0]?.[0] ?? null;
  return responseOf(request, statement, responseRow(results[0]), explained, { cache, maxRows });
}

/**
 * The operator's function that runs first in the transaction of each request, with the caller's role.
 * It can end the request, or restrict it: to another role, or to reading.
 * @see https://docs.postgrest.org/en/stable/references/transactions.html#pre-request
 */
function preRequestStatements({ preRequest }: SchemaCache['settings']): Statement[] {
  return preRequest === null ? [] : [{ text: `select ${preRequest}()`, values: [] }];
}

function responseOf(
  request: ApiRequest,
  statement: PlannedStatement,
  row: ResponseRow,
  explained: string | null,
  { cache, maxRows }: Pick<Executor, 'cache' | 'maxRows'>,
): RestResponse {
  if (request.action === 'read' || request.action === 'call') verifyRows(request, Number(row.rows));
  const total = totalOf(request, row, explained, maxRows);
  return createResponse(request, statement, row, total, cache.settings);
}

/**
 * If the operator lets callers end the transaction, they may undo what a function counts, locks or
 * logs.
 */
function endsInRollback({ preferences }: ApiRequest, { settings }: SchemaCache): boolean {
  const chosen = settings.letsCallersEnd ? preferences.tx : null;
  return chosen === null ? settings.rollsBack : chosen === 'rollback';
}

function planStatement(request: ApiRequest, cache: SchemaCache, maxRows: number): PlannedStatement {
  switch (request.action) {
    case 'read':
      return readStatement(request, cache, maxRows);
    case 'call':
      return callStatement(request, cache, maxRows);
    default:
      return writeStatement(request, cache);
  }
}

function settingsFor(
  request: ApiRequest,
  settings: Setting[],
  role: string,
  cache: SchemaCache,
): Setting[] {
  const all = [...(cache.roleSettings.get(role) ?? []), ...settings];
  const { timezone } = request.preferences;
  if (timezone !== null) all.push(['timezone', timezone]);
  return all;
}

/**
 * Returns the check that a write must pass to be committed. Reads change nothing, and calls are
 * never undone.
 */
function verification(request: ApiRequest): Pick<Transaction, 'verify'> {
  const { action, mediaType } = request;
  if (action === 'read' || action === 'call') return {};
  if (!isLimited(request) && mediaType.shape !== 'object' && action !== 'put') return {};
  return { verify: (results) => verifyRows(request, Number(responseRow(results.at(-1)).rows)) };
}

/** @throws RestError PGRST115, PGRST116, PGRST124 */
function verifyRows(request: ApiRequest, rows: number): void {
  if (request.action === 'put' && rows !== 1) throw payloadOfPut();
  if (request.mediaType.shape === 'object' && rows !== 1) throw notASingleObject(rows);
  const { maxAffected } = request.preferences;
  if (isLimited(request) && rows > (maxAffected ?? 0)) throw tooManyAffected(rows);
}

function isLimited({ action, preferences }: ApiRequest): boolean {
  const applies = action === 'update' || action === 'delete' || action === 'call';
  return applies && preferences.handling === 'strict' && preferences.maxAffected !== null;
}

/** Returns the one row of a statement, from which the response is created. */
function responseRow(rows: TextRows | undefined): ResponseRow {
  const [
    body = null,
    count,
    total = null,
    responseHeaders = null,
    responseStatus = null,
    inserted,
  ] = rows?.[0] ?? [];
  return {
    body,
    rows: count ?? '0',
    total,
    responseHeaders,
    responseStatus,
    inserted: inserted ?? null,
  };
}

/** Returns the number of rows on all pages. Only the planner can return its estimate. */
function totalOf(
  { range }: ApiRequest,
  row: ResponseRow,
  explained: string | null,
  maxRows: number,
): Total | null {
  const counted = row.total === null ? null : Number(row.total);
  if (explained === null) return counted === null ? null : { rows: counted, isExact: true };
  const planned = plannedRows(explained);
  if (counted === null) return { rows: planned, isExact: false };
  const onPage = Number(row.rows);
  const isLastPage = onPage > 0 && onPage < Math.min(range.limit ?? maxRows, maxRows);
  if (isLastPage || counted <= maxRows) return { rows: counted, isExact: true };
  return { rows: Math.max(counted, planned), isExact: false };
}

function plannedRows(explained: string): number {
  const [plan] = JSON.parse(explained) as { Plan: { 'Plan Rows': number } }[];
  return plan?.Plan['Plan Rows'] ?? 0;
}
