import type pg from 'pg';

/**
 * Runs work in one transaction. It commits when the work returns and rolls back when the work
 * throws.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    // The connection pipelines queries, so the first query of the work is sent together with
    // `begin`.
    const [, result] = await Promise.all([client.query('begin'), work(client)]);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot roll back does not return to the pool.
    await client.query('rollback').then(
      () => client.release(),
      (broken: Error) => client.release(broken),
    );
    throw error;
  }
}

/**
 * Waits for queries that were sent together. `Promise.all` might reject with the error of a later
 * query, which only reports that the transaction was aborted before.
 * @throws the error of the first query that failed
 */
export async function sentTogether<Queries extends readonly unknown[]>(queries: Queries) {
  await Promise.allSettled(queries);
  const results: unknown[] = [];
  for (const query of queries) results.push(await query);
  return results as { -readonly [Index in keyof Queries]: Awaited<Queries[Index]> };
}
