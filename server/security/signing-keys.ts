import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type pg from 'pg';

/** The keys that sign access tokens (ES256). The newest signs, the others still verify. */
export type SigningKeys = {
  /** Signs claims as they are: times and issuer are the caller's. */
  sign(claims: JWTPayload): Promise<string>;
  /** Public halves, as served at `/auth/v1/.well-known/jwks.json`. */
  publicKeys: JWK[];
};

/** Makes the first signing key of a new database. */
export async function ensureSigningKey(owner: pg.ClientBase) {
  const { rows } = await owner.query('select 1 from gateway.signing_keys where retired_at is null');
  if (rows.length > 0) return;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  await owner.query('insert into gateway.signing_keys (kid, private_jwk) values ($1, $2)', [
    randomUUID(),
    await exportJWK(privateKey),
  ]);
}

/** Reads the signing keys, newest first. A retired key verifies until its last tokens have run out. */
export async function loadSigningKeys(pool: pg.Pool): Promise<SigningKeys> {
  const { rows } = await pool.query<{ kid: string; private_jwk: JWK; retired: boolean }>(
    `select kid, private_jwk, retired_at is not null as retired from gateway.signing_keys
     where retired_at is null or retired_at > now() - interval '7 days' order by created_at desc`,
  );
  const newest = rows.find(({ retired }) => !retired);
  if (!newest) throw new Error('gateway.signing_keys holds no key');
  const privateKey = await importJWK(newest.private_jwk, 'ES256');
  const header = { alg: 'ES256', typ: 'JWT', kid: newest.kid };
  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader(header).sign(privateKey),
    publicKeys: rows.map(({ kid, private_jwk: { kty, crv, x, y } }) => ({
      ...{ kty, crv, x, y },
      kid,
      alg: 'ES256',
      use: 'sig',
      key_ops: ['verify'],
    })),
  };
}
