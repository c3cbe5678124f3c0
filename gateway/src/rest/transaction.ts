import type pg from 'pg';
import { Batch, type NamedStatement, type PreparedNames, type TextRows } from './batch.ts';
import type { Statement } from './sql/parameters.ts';
import type { StatementNames } from './statement-names.ts';

export type Transaction = {
  statements: Statement[];
  /** Checks the results before they are committed. If it throws, the transaction is rolled back. */
  verify?: (results: TextRows[]) => void;
  /** Whether the transaction is rolled back, regardless of the results. */
  rollsBack?: boolean;
};

/** The maximum number of prepared statements per connection. A connection with more is replaced. */
const mostPrepared = 500;

const preparedBy = new WeakMap<pg.PoolClient, PreparedNames>();

/**
 * Runs statements in one transaction and one round trip. With `verify` or `rollsBack`, ending the
 * transaction takes a second round trip.
 * @throws the errors of `verify`, of PostgreSQL and of the connection
 */
export async function runTransaction(
  pool: pg.Pool,
  names: StatementNames,
  { statements, verify, rollsBack = false }: Transaction,
): Promise<TextRows[]> {
  const client = await pool.connect();
  const prepared = preparedNames(client);
  const named = statements.map((statement) => ({
    ...statement,
    name: names.nameFor(statement.text),
  }));
  try {
    if (!verify && !rollsBack) return await runBatch(client, named, prepared);
    const results = (await runBatch(client, [beginStatement, ...named], prepared)).slice(1);
    verify?.(results);
    await client.query(rollsBack ? 'rollback' : 'commit');
    return results;
  } catch (error) {
    await settle(client, verify || rollsBack ? 'rollback' : '');
    throw error;
  } finally {
    client.release(client.getTransactionStatus() !== 'I' || tooMany(prepared));
  }
}

const beginStatement: NamedStatement = { name: '', text: 'begin', values: [] };

function runBatch(
  client: pg.PoolClient,
  statements: NamedStatement[],
  prepared: PreparedNames,
): Promise<TextRows[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new Batch(statements, prepared, (error, results) =>
        error ? reject(error) : resolve(results),
      ),
    );
  });
}

/** Waits until the connection is ready again, so that its state is known. */
async function settle(client: pg.PoolClient, text: string): Promise<void> {
  try {
    await client.query(text);
  } catch {
    // The connection and its transaction are lost. The caller receives the first error.
  }
}

function tooMany({ known, uncertain }: PreparedNames): boolean {
  return known.size + uncertain.size > mostPrepared;
}

function preparedNames(client: pg.PoolClient): PreparedNames {
  const existing = preparedBy.get(client);
  if (existing) return existing;
  const fresh = { known: new Set<string>(), uncertain: new Set<string>() };
  preparedBy.set(client, fresh);
  return fresh;
}
