import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { runRegularly } from '../run-regularly.ts';
import type { AuthConfig } from './config.ts';

const every = 15 * 60_000;

/**
 * Rows that are no longer usable, deleted in batches of at most 1,000 per table. Supabase Auth
 * deletes the same rows after the same periods. A used token older than its period is refused as
 * unknown.
 * @see https://github.com/supabase/auth internal/models/cleanup.go
 */
const stale = {
  refresh_tokens: "revoked and updated_at < now() - interval '24 hours'",
  sessions: "not_after < now() - interval '72 hours'",
  flow_state: "created_at < now() - interval '24 hours'",
  mfa_challenges: "created_at < now() - interval '24 hours'",
  mfa_factors: "status = 'unverified' and created_at < now() - interval '24 hours'",
};

type CleanUpConfig = { email: Pick<AuthConfig['email'], 'unconfirmed_expiry'> };

/**
 * With `unconfirmed_expiry`, the clean-up also deletes logins whose email was not confirmed in that
 * time. Logins that were invited or have signed in stay.
 */
function staleRows({ email }: CleanUpConfig): Record<string, string> {
  if (!email.unconfirmed_expiry) return stale;
  const expired = `now() - make_interval(secs => ${email.unconfirmed_expiry})`;
  const users = `email_confirmed_at is null and phone_confirmed_at is null and invited_at is null
    and last_sign_in_at is null and not is_sso_user and deleted_at is null
    and created_at < ${expired} and confirmation_sent_at < ${expired}`;
  return { ...stale, users };
}

/**
 * Deletes rows that are no longer usable. Only one of several processes runs it at a time. Rows
 * that are locked by another transaction stay until the next run.
 * @returns the number of deleted rows
 */
export async function cleanUp(pool: pg.Pool, config: CleanUpConfig): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ alone: boolean }>(
      "select pg_try_advisory_xact_lock(hashtext('gateway.auth_clean_up')) as alone",
    );
    let deleted = 0;
    for (const [table, condition] of rows[0]?.alone ? Object.entries(staleRows(config)) : []) {
      const { rowCount } = await client.query(
        `delete from auth.${table} where id in (
           select id from auth.${table} where ${condition} limit 1000 for update skip locked)`,
      );
      deleted += rowCount ?? 0;
    }
    await client.query('commit');
    client.release();
    return deleted;
  } catch (error) {
    client.release(error as Error);
    throw error;
  }
}

/** Runs the clean-up every 15 minutes while the server runs. */
export function cleanUpRegularly(app: FastifyInstance, pool: pg.Pool, config: CleanUpConfig) {
  runRegularly(app, { every, run: () => cleanUp(pool, config), failure: 'clean-up failed' });
}
