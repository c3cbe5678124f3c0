import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { rowOf } from '../../security/encrypted-values.ts';
import { consumeUses, type RateLimit } from '../../security/rate-limit.ts';
import { writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { notify } from '../email/send-email.ts';
import { AuthError } from '../errors.ts';
import { issueTokens, type TokenResponse } from '../issue-tokens.ts';
import { limitAddress, limitCodeAttempts } from '../limits.ts';
import { replaceRefreshTokens } from '../refresh-tokens.ts';
import { readBody, text } from '../request-body.ts';
import { addMethod, deleteWeakerSessions, findSession, raiseToSecondLevel } from '../sessions.ts';
import { lockUser } from '../users.ts';
import { checkVerifiable, lockChallenge } from './challenge.ts';
import { type FactorRow, requireFactor } from './find.ts';
import { matchTotp } from './totp.ts';

const body = z.object({ challenge_id: text, code: text });

/** A code is valid for 90 seconds and for one use. */
const usedCode: RateLimit = { name: 'auth.totp_used', amount: 1, seconds: 120 };

/**
 * Verifies a challenge with a code. The session reaches assurance level 2 and gets new tokens. The
 * user's sessions below that level end.
 * @throws AuthError `mfa_verification_failed`, the errors of `lockChallenge`, `checkVerifiable` and
 *   `requireFactor`, `over_request_rate_limit`, or the hook's error
 * @see https://github.com/supabase/auth internal/api/mfa.go (verifyTOTPFactor)
 */
export async function verifyFactor(
  context: AuthContext,
  request: FastifyRequest,
): Promise<TokenResponse> {
  const { user: owner, session: before, factor } = await requireFactor(context, request);
  await limitAddress(context, request, 'factor');
  const { challenge_id, code } = readBody(request, body);
  if (!code) throw new AuthError(400, 'validation_failed', 'Code needs to be non-empty');
  checkVerifiable(context, factor);
  await limitCodeAttempts(context, factor.id);

  const outcome = await inTransaction(context.pool, async (client) => {
    await lockUser(client, owner.id);
    await lockChallenge(client, request, factor, challenge_id);
    await checkCode(client, context, factor, code);
    const traits = { factor_id: factor.id, challenge_id, factor_type: factor.factor_type };
    await writeAuditLog(client, request, owner, 'verification_attempted', traits);
    await client.query('update auth.mfa_challenges set verified_at = now() where id = $1', [
      challenge_id,
    ]);
    if (factor.status === 'unverified') {
      await client.query(
        "update auth.mfa_factors set status = 'verified', updated_at = now() where id = $1",
        [factor.id],
      );
      await notify(client, context, 'mfa_factor_enrolled', owner, { FactorType: 'totp' });
    }
    await client.query(
      `delete from auth.mfa_factors
       where user_id = $1 and status = 'unverified' and factor_type = $2`,
      [owner.id, factor.factor_type],
    );
    await addMethod(client, before.id, 'totp');
    await raiseToSecondLevel(client, before.id, factor.id);
    await deleteWeakerSessions(client, owner.id);
    const user = await lockUser(client, owner.id);
    const session = await findSession(client, context.config, before.id);
    if (!user || !session) {
      throw new AuthError(
        403,
        'session_not_found',
        'Session from session_id claim in JWT does not exist',
      );
    }
    const refreshToken = await replaceRefreshTokens(client, session);
    return issueTokens(client, context, { user, session, refreshToken, method: 'totp' });
  }).catch(async (error: unknown) => {
    if (error instanceof AuthError && error.code === 'mfa_verification_failed') {
      const traits = { factor_id: factor.id, challenge_id };
      await writeAuditLog(context.pool, request, owner, 'verification_refused', traits);
    }
    throw error;
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.tokens;
}

async function checkCode(
  client: pg.ClientBase,
  { atRest }: AuthContext,
  factor: FactorRow,
  code: string,
) {
  const secret = factor.secret ? atRest.decrypt(rowOf.factor(factor), factor.secret) : '';
  const period = matchTotp(secret, code);
  const use = { limit: usedCode, of: `${factor.id} ${period}` };
  if (period !== undefined && (await consumeUses(client, [use])).length === 0) return;
  throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
}
