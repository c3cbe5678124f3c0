import type pg from 'pg';
import type { Statement } from './sql/parameters.ts';
import type { StatementNames } from './statement-names.ts';

/** The rows of one statement, each an array of texts. */
export type TextRows = (string | null)[][];

export interface Transaction {
  readOnly: boolean;
  statements: Statement[];
  /** Looks at the results before they are kept; to throw means to roll back. */
  verify?: (results: TextRows[]) => void;
}

/** Prepared statements that one connection may collect before it is replaced. */
const MOST_PREPARED = 500;

const preparedBy = new WeakMap<pg.PoolClient, Set<string>>();

/** Values are passed on as PostgreSQL writes them. */
const asText = { getTypeParser: () => (value: string) => value };

/**
 * Runs statements in one transaction. All are sent at once; only with `verify` the end waits for
 * the results.
 * @throws what `verify` throws, and errors of PostgreSQL and of the connection
 */
export async function runTransaction(
  pool: pg.Pool,
  names: StatementNames,
  transaction: Transaction,
): Promise<TextRows[]> {
  const client = await pool.connect();
  const prepared = preparedNames(client);
  try {
    const begun = client.query(transaction.readOnly ? 'begin read only' : 'begin');
    const running = transaction.statements.map((statement) =>
      send(client, statement, names, prepared),
    );
    const { verify } = transaction;
    if (!verify) {
      const results = await firstFailure([begun, ...running, client.query('commit')]);
      return results.slice(1, -1) as TextRows[];
    }
    const results = (await firstFailure([begun, ...running])).slice(1) as TextRows[];
    verify(results);
    await client.query('commit');
    return results;
  } catch (error) {
    if (transaction.verify && client.getTransactionStatus() !== 'I') await rollBack(client);
    throw error;
  } finally {
    client.release(client.getTransactionStatus() !== 'I' || prepared.size > MOST_PREPARED);
  }
}

async function send(
  client: pg.PoolClient,
  { text, values }: Statement,
  names: StatementNames,
  prepared: Set<string>,
): Promise<TextRows> {
  const name = names.nameFor(text);
  if (name !== '') prepared.add(name);
  const query = { name, text, values, types: asText, rowMode: 'array' as const };
  const { rows } = await client.query<(string | null)[]>(query);
  return rows;
}

/** A statement that fails makes those after it fail too; the first one knows the reason. */
async function firstFailure(running: Promise<unknown>[]): Promise<unknown[]> {
  const settled = await Promise.allSettled(running);
  return settled.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback');
  } catch {
    // The connection is lost, and the transaction with it. The caller learns the first error.
  }
}

function preparedNames(client: pg.PoolClient): Set<string> {
  const known = preparedBy.get(client);
  if (known) return known;
  // Without a listener a connection that breaks while it is lent out would end the process.
  client.on('error', () => undefined);
  const fresh = new Set<string>();
  preparedBy.set(client, fresh);
  return fresh;
}
