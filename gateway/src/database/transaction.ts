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
