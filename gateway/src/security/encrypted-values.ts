import type { JWK } from 'jose';
import type pg from 'pg';
import { type AtRest, encryptedPrefix } from './at-rest.ts';

/** The names of the rows with encrypted values. Encryption binds each value to its row name. */
export const rowOf = {
  secret: (name: string) => `gateway.secrets ${name}`,
  signingKey: (kid: string, { x, y }: JWK) => `gateway.signing_keys ${kid} ${x} ${y}`,
  factor: ({ id, user_id }: { id: string; user_id: string }) => `auth.mfa_factors ${id} ${user_id}`,
};

/**
 * Returns the IDs of the keys that encrypt a database's values. The list is empty before the first
 * start.
 */
export async function storedKeyIds(owner: pg.ClientBase): Promise<string[]> {
  const { rows: exists } = await owner.query<{ secrets: boolean }>(
    "select to_regclass('gateway.secrets') is not null as secrets",
  );
  if (!exists[0]?.secrets) return [];
  const { rows } = await owner.query<{ id: string }>(
    `select distinct split_part(value, ':', 3) as id
     from (
       select value from gateway.secrets
       union all select private_jwk ->> 'd' from gateway.signing_keys
       union all select secret from auth.mfa_factors
     ) as stored
     where starts_with(value, $1) order by 1`,
    [encryptedPrefix],
  );
  return rows.map(({ id }) => id);
}

/** Encrypts all plain-text values of older versions and of Supabase in one transaction. */
export async function encryptPlainValues(owner: pg.ClientBase, { encrypt }: AtRest) {
  await owner.query('begin');
  try {
    const secrets = await owner.query<{ name: string; value: string }>(
      'select name, value from gateway.secrets where not starts_with(value, $1) for update',
      [encryptedPrefix],
    );
    for (const { name, value } of secrets.rows) {
      const sealed = encrypt(rowOf.secret(name), value);
      await owner.query('update gateway.secrets set value = $2 where name = $1', [name, sealed]);
    }
    const keys = await owner.query<{ kid: string; jwk: JWK & { d: string } }>(
      `select kid, private_jwk as jwk from gateway.signing_keys
       where not starts_with(private_jwk ->> 'd', $1) for update`,
      [encryptedPrefix],
    );
    for (const { kid, jwk } of keys.rows) {
      const sealed = { ...jwk, d: encrypt(rowOf.signingKey(kid, jwk), jwk.d) };
      await owner.query('update gateway.signing_keys set private_jwk = $2 where kid = $1', [
        kid,
        sealed,
      ]);
    }
    const factors = await owner.query<{ id: string; user_id: string; secret: string }>(
      `select id, user_id, secret from auth.mfa_factors
       where not starts_with(secret, $1) for update`,
      [encryptedPrefix],
    );
    for (const { secret, ...factor } of factors.rows) {
      const sealed = encrypt(rowOf.factor(factor), secret);
      await owner.query('update auth.mfa_factors set secret = $2 where id = $1', [
        factor.id,
        sealed,
      ]);
    }
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
