import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Vitals } from '../health/details.ts';
import type { EdgeFunction } from './find-functions.ts';

/** The first call waits until the server has served its first pages. */
const firstAfter = 5_000;

/** Longer than a function may take. */
const timeLimit = 180_000;

type Options = {
  pool: pg.Pool;
  vitals: Vitals;
  /** Where and with which key a function is called. */
  call: (name: string) => { url: string; key: string };
  /** Ends the function's process, which would wait for requests otherwise. */
  endIdle: (name: string) => void;
};

/**
 * Calls the functions with `run_every` soon after the start, and then regularly. Of several processes
 * on one database, only one calls a function at a time. A failed call is logged, and the next one is
 * made as if it had succeeded.
 */
export function callRegularly(
  app: FastifyInstance,
  functions: Iterable<EdgeFunction>,
  { pool, vitals, call, endIdle }: Options,
) {
  const closing = new AbortController();
  for (const { name, runEvery } of functions) {
    if (runEvery === undefined) continue;
    let timer: NodeJS.Timeout | undefined;
    let running = Promise.resolve();
    const run = async () => {
      try {
        await withLock(pool, `gateway.schedule ${name}`, async () => {
          const { url, key } = call(name);
          const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeLimit)]);
          const headers = { apikey: key, 'content-type': 'application/json' };
          const response = await fetch(url, { method: 'POST', headers, body: '{}', signal });
          await response.body?.cancel();
          if (!response.ok) throw new Error(`responded with ${response.status}`);
        });
      } catch (error) {
        if (!closing.signal.aborted)
          app.log.error({ function: name, err: error }, 'scheduled call failed');
      }
      endIdle(name);
      if (!closing.signal.aborted) schedule(runEvery);
    };
    const schedule = (after: number) => {
      vitals.schedules.set(name, { everyMs: runEvery, nextAt: Date.now() + after });
      timer = setTimeout(() => {
        running = run();
      }, after).unref();
    };
    app.addHook('onListen', async () => schedule(Math.min(firstAfter, runEvery)));
    app.addHook('preClose', async () => {
      closing.abort();
      clearTimeout(timer);
      await running;
    });
  }
}

/** Does the work unless another process is doing it. The lock ends with its connection. */
async function withLock(pool: pg.Pool, name: string, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ alone: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as alone',
      [name],
    );
    if (!rows[0]?.alone) return client.release();
    try {
      await work();
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
    }
    client.release();
  } catch (error) {
    // Closing the connection frees the lock, whatever happened to the transaction.
    client.release(error as Error);
    throw error;
  }
}
