import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { runRegularly } from '../run-regularly.ts';

const every = 60_000;

/** Rows that one statement deletes. */
const batch = 1_000;

/** Supabase keeps messages for three days. Batches were read long before a minute has passed. */
const stale = [
  `delete from realtime.messages where (id, inserted_at) in (
    select id, inserted_at from realtime.messages
    where inserted_at < now() - interval '3 days' limit ${batch})`,
  `delete from gateway.realtime_batches where id in (
    select id from gateway.realtime_batches
    where created_at < now() - interval '1 minute' limit ${batch} for update skip locked)`,
];

/** Deletes old messages. Several processes may do so concurrently. Returns the number of rows. */
export async function cleanUpMessages(pool: pg.Pool): Promise<number> {
  let deleted = 0;
  for (const text of stale) {
    for (let count = batch; count === batch; deleted += count) {
      count = (await pool.query(text)).rowCount ?? 0;
    }
  }
  return deleted;
}

/** Deletes old messages every minute while the server runs. */
export function cleanUpMessagesRegularly(app: FastifyInstance, pool: pg.Pool) {
  runRegularly(app, {
    every,
    run: () => cleanUpMessages(pool),
    failure: 'realtime clean-up failed',
  });
}
