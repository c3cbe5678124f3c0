import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { rowOf } from '../../security/encrypted-values.ts';
import { writeAuditLog } from '../audit-log.ts';
import { requireUser } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { requireFreshSignIn } from '../fresh-sign-in.ts';
import { limitAddress } from '../limits.ts';
import { readBody, text } from '../request-body.ts';
import type { SessionRow } from '../sessions.ts';
import { lockUser, type UserRow } from '../users.ts';
import { createTotp } from './totp.ts';

const body = z.object({ factor_type: text, friendly_name: text, issuer: text, phone: text });

/**
 * Adds a second factor. It takes effect after the user verifies one of its codes.
 * @throws AuthError `mfa_totp_enroll_not_enabled` (and its equivalents for phone and webauthn),
 *   `reauthentication_needed`, `mfa_factor_name_conflict`, `too_many_enrolled_mfa_factors`,
 *   `insufficient_aal`
 * @see https://github.com/supabase/auth internal/api/mfa.go (EnrollFactor)
 */
export async function enrollFactor(context: AuthContext, request: FastifyRequest) {
  const { user, session } = await requireUser(context, request);
  await limitAddress(context, request, 'factor');
  requireFreshSignIn(context, session);
  const { factor_type, friendly_name, issuer } = readBody(request, body);
  checkType(context, factor_type);
  const totp = createTotp(
    (issuer || new URL(context.siteUrl).host).slice(0, 100),
    user.email || user.id,
  );
  const id = randomUUID();
  const row = { id, user_id: user.id };
  await inTransaction(context.pool, async (client) => {
    await client.query(
      `delete from auth.mfa_factors f where user_id = $1 and status = 'unverified'
       and created_at < now() - interval '5 minutes'
       and not exists (select from auth.mfa_challenges c where c.factor_id = f.id)`,
      [user.id],
    );
    const locked = await lockUser(client, user.id);
    checkRoom(
      locked?.factors ?? [],
      session,
      friendly_name,
      context.config.mfa.max_enrolled_factors,
    );
    await client.query(
      `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
       values ($1, $2, $3, 'totp', 'unverified', $4, now(), now())`,
      [id, user.id, friendly_name, context.atRest.encrypt(rowOf.factor(row), totp.secret)],
    );
    await writeAuditLog(client, request, user, 'factor_in_progress', { factor_id: id });
  });
  return { id, type: 'totp', friendly_name, totp };
}

function checkType({ config }: AuthContext, type: string) {
  if (type === 'phone') {
    throw new AuthError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
  }
  if (type === 'webauthn') {
    throw new AuthError(
      422,
      'mfa_webauthn_enroll_not_enabled',
      'MFA enroll is disabled for WebAuthn',
    );
  }
  if (type !== 'totp') {
    throw new AuthError(
      400,
      'validation_failed',
      'factor_type needs to be totp, phone, or webauthn',
    );
  }
  if (!config.mfa.totp.enroll_enabled) {
    throw new AuthError(422, 'mfa_totp_enroll_not_enabled', 'MFA enroll is disabled for TOTP');
  }
}

function checkRoom(
  factors: NonNullable<UserRow['factors']>,
  session: SessionRow,
  name: string,
  most: number,
) {
  if (factors.some(({ friendly_name }) => friendly_name === name)) {
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(name)} for this user already exists`,
    );
  }
  if (factors.length >= most) {
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    );
  }
  if (session.aal === 'aal1' && factors.some(({ status }) => status === 'verified')) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  }
}
