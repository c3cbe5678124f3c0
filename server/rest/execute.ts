import type pg from 'pg';
import { type Answer, makeAnswer } from './answer.ts';
import type { TextRows } from './batch.ts';
import { callStatement } from './plan/call-statement.ts';
import { readStatement } from './plan/read-statement.ts';
import type { PlannedStatement } from './plan/statement.ts';
import { writeStatement } from './plan/write-statement.ts';
import type { ApiRequest } from './request/api-request.ts';
import { notASingleObject, payloadOfPut, tooManyAffected } from './request-errors.ts';
import type { SchemaCache } from './schema/schema-cache.ts';
import { type Session, sessionStatement } from './session-settings.ts';
import type { AnswerRow } from './sql/answer.ts';
import { statementNames } from './statement-names.ts';
import { runTransaction, type Transaction } from './transaction.ts';

export interface Executor {
  pool: pg.Pool;
  cache: SchemaCache;
  maxRows: number;
}

/** Who asks, as far as the transaction must know. */
export type Asker = Pick<Session, 'role' | 'claimsJson' | 'headersJson' | 'searchPath'>;

/** Plans a request, runs it in one transaction and makes its answer. @throws RestError and others */
export async function execute(
  { pool, cache, maxRows }: Executor,
  request: ApiRequest,
  asker: Asker,
): Promise<Answer> {
  const statement = planStatement(request, cache, maxRows);
  const session = sessionStatement({
    ...asker,
    method: request.method,
    path: request.path,
    readOnly: statement.readOnly,
    settings: settingsFor(request, statement, asker.role, cache),
  });
  const statements = [session, statement.main];
  if (statement.explain) statements.push(statement.explain);
  const results = await runTransaction(pool, statementNames(cache), {
    statements,
    ...verification(request),
  });
  const row = answerRow(results);
  return makeAnswer(request, statement, row, totalOf(request, row, results, maxRows));
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
  statement: PlannedStatement,
  role: string,
  cache: SchemaCache,
): Session['settings'] {
  const settings = [...(cache.roleSettings.get(role) ?? []), ...statement.settings];
  const { timezone } = request.preferences;
  if (timezone !== null) settings.push(['timezone', timezone]);
  return settings;
}

/** A reader of one object needs no wait: a read that is refused has changed nothing. */
function verification(request: ApiRequest): Pick<Transaction, 'verify'> {
  const { handling, maxAffected } = request.preferences;
  const { action } = request;
  const isPut = action === 'put';
  const adds = isPut || action === 'insert';
  const limited = handling === 'strict' && maxAffected !== null && !adds;
  const singular = request.mediaType.shape === 'object';
  if (action === 'read' || (!limited && !singular && !isPut)) return {};
  return {
    verify: (results) => {
      const rows = Number(answerRow(results).rows);
      if (isPut && rows !== 1) throw payloadOfPut();
      if (singular) refuseUnlessOne(rows);
      if (limited && rows > maxAffected) throw tooManyAffected(rows);
    },
  };
}

function refuseUnlessOne(rows: number): void {
  if (rows !== 1) throw notASingleObject(rows);
}

/** The main statement stands second and gives one row. */
function answerRow(results: TextRows[]): AnswerRow {
  const [body = null, rows, total = null, responseHeaders = null, responseStatus = null, inserted] =
    results[1]?.[0] ?? [];
  return {
    body,
    rows: rows ?? '0',
    total,
    responseHeaders,
    responseStatus,
    inserted: inserted ?? null,
  };
}

function totalOf(
  request: ApiRequest,
  row: AnswerRow,
  results: TextRows[],
  maxRows: number,
): number | null {
  if (request.action === 'read' && request.mediaType.shape === 'object') {
    refuseUnlessOne(Number(row.rows));
  }
  const counted = row.total === null ? null : Number(row.total);
  const explained = results[2]?.[0]?.[0];
  if (explained == null) return counted;
  const planned = plannedRows(explained);
  if (counted === null) return planned;
  return counted > maxRows ? Math.max(counted, planned) : counted;
}

function plannedRows(explained: string): number {
  const [plan] = JSON.parse(explained) as { Plan: { 'Plan Rows': number } }[];
  return plan?.Plan['Plan Rows'] ?? 0;
}
