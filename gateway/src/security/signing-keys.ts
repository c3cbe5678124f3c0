import { randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type pg from 'pg';
import type { AtRest } from './at-rest.ts';
import { rowOf } from './encrypted-values.ts';

/** The keys that sign access tokens (ES256). The newest key signs, and the others still verify. */
export type SigningKeys = {
  /** Signs the claims unchanged. The caller sets times and issuer. */
  sign(claims: JWTPayload): Promise<string>;
  /** The public keys, as served at `/auth/v1/.well-known/jwks.json`. */
  publicKeys: JWK[];
};

/** Creates the first signing key of a new database. */
export async function ensureSigningKey(owner: pg.ClientBase, { encrypt }: AtRest) {
  const { rows } = await owner.query('select 1 from gateway.signing_keys where retired_at is null');
  if (rows.length > 0) return;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const kid = randomUUID();
  const { d = '', ...jwk } = await exportJWK(privateKey);
  await owner.query('insert into gateway.signing_keys (kid, private_jwk) values ($1, $2)', [
    kid,
    { ...jwk, d: encrypt(rowOf.signingKey(kid, jwk), d) },
  ]);
}

/**
 * Reads the signing keys, newest first. A retired key verifies until its last tokens have expired.
 */
export async function loadSigningKeys(
  pool: Pick<pg.ClientBase, 'query'>,
  { decrypt }: AtRest,
): Promise<SigningKeys> {
  type Row = { kid: string; private_jwk: JWK & { d: string }; retired: boolean };
  const { rows } = await pool.query<Row>(
    `select kid, private_jwk, retired_at is not null as retired from gateway.signing_keys
     where retired_at is null or retired_at > now() - interval '7 days' order by created_at desc`,
  );
  const newest = rows.find(({ retired }) => !retired);
  if (!newest) throw new Error('gateway.signing_keys holds no key');
  const { kid, private_jwk: jwk } = newest;
  const d = decrypt(rowOf.signingKey(kid, jwk), jwk.d);
  const privateKey = await importJWK({ ...jwk, d }, 'ES256');
  const header = { alg: 'ES256', typ: 'JWT', kid };
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
