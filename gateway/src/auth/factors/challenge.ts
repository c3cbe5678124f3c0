import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import { writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { addressOf } from '../device.ts';
import { AuthError } from '../errors.ts';
import { limitAddress } from '../limits.ts';
import { isUuid } from '../uuid.ts';
import { type FactorRow, requireFactor } from './find.ts';

/** Lifetime of a challenge in seconds. */
const challengeLife = 300;

/**
 * Creates a challenge that requests a code of a factor.
 * @throws AuthError `mfa_totp_verify_not_enabled` (and its equivalents), and the errors of
 *   `requireFactor`
 * @see https://github.com/supabase/auth internal/api/mfa.go (ChallengeFactor)
 */
export async function challengeFactor(context: AuthContext, request: FastifyRequest) {
  const { user, factor } = await requireFactor(context, request);
  await limitAddress(context, request, 'factor');
  checkVerifiable(context, factor);
  const id = randomUUID();
  const { factor_type: type, status } = factor;
  await inTransaction(context.pool, async (client) => {
    await client.query(
      "delete from auth.mfa_challenges where factor_id = $1 and created_at < now() - interval '1 hour'",
      [factor.id],
    );
    await client.query(
      `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
       values ($1, $2, now(), $3)`,
      [id, factor.id, addressOf(request)],
    );
    await client.query(
      'update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = $1',
      [factor.id],
    );
    const traits = { factor_id: factor.id, factor_status: status };
    await writeAuditLog(client, request, user, 'challenge_created', traits);
  });
  return { id, type, expires_at: Math.floor(Date.now() / 1000) + challengeLife };
}

/** @throws AuthError 422 if config.toml disables factors of this kind */
export function checkVerifiable({ config }: AuthContext, { factor_type }: FactorRow) {
  if (factor_type === 'totp' && config.mfa.totp.verify_enabled) return;
  const name = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' }[factor_type];
  throw new AuthError(
    422,
    `mfa_${factor_type}_verify_not_enabled`,
    `MFA verification is disabled for ${name}`,
  );
}

/**
 * Locks a valid challenge of a factor. The request must use the IP address that created the
 * challenge.
 * @throws AuthError 422 `mfa_factor_not_found`, `mfa_ip_address_mismatch`, `mfa_challenge_expired`
 */
export async function lockChallenge(
  client: pg.ClientBase,
  request: FastifyRequest,
  factor: FactorRow,
  id: string,
) {
  const { rows } = await client.query<{ usable: boolean; expired: boolean }>(
    `select verified_at is null and ip_address = $3::inet as usable,
       created_at + make_interval(secs => $4) < now() as expired
     from auth.mfa_challenges where id = $1 and factor_id = $2 for update`,
    [isUuid(id) ? id : null, factor.id, addressOf(request), challengeLife],
  );
  const [challenge] = rows;
  if (!challenge) {
    throw new AuthError(
      422,
      'mfa_factor_not_found',
      'MFA factor with the provided challenge ID not found',
    );
  }
  if (!challenge.usable) {
    throw new AuthError(
      422,
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch.',
    );
  }
  if (challenge.expired) {
    throw new AuthError(
      422,
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    );
  }
}
