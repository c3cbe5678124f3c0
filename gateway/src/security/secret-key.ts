import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { AtRest } from './at-rest.ts';
import { rowOf } from './encrypted-values.ts';

const name = 'secret_key';

/** Creates the secret key of a new database in Supabase's format. */
export async function ensureSecretKey(owner: pg.ClientBase, { encrypt }: AtRest) {
  const key = `sb_secret_${randomBytes(32).toString('base64url')}`;
  await owner.query(
    'insert into gateway.secrets (name, value) values ($1, $2) on conflict do nothing',
    [name, encrypt(rowOf.secret(name), key)],
  );
}

/** Reads the secret key, with which server code bypasses the row policies. It is never logged. */
export async function loadSecretKey(
  database: Pick<pg.ClientBase, 'query'>,
  { decrypt }: AtRest,
): Promise<string> {
  const { rows } = await database.query<{ value: string }>(
    'select value from gateway.secrets where name = $1',
    [name],
  );
  const stored = rows[0]?.value;
  if (!stored) throw new Error('gateway.secrets holds no secret key');
  return decrypt(rowOf.secret(name), stored);
}
