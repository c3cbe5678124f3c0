import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { deviceOf } from '../device.ts';
import { AuthError } from '../errors.ts';
import { issueTokens, type TokenResponse } from '../issue-tokens.ts';
import { limitAddress } from '../limits.ts';
import {
  activeRefreshToken,
  createRefreshToken,
  isRefreshToken,
  lockRefreshToken,
  type RefreshTokenRow,
  revokeRefreshToken,
} from '../refresh-tokens.ts';
import { readBody, text } from '../request-body.ts';
import { deleteSession, findSession, touchSession } from '../sessions.ts';
import { findUserById, isBanned } from '../users.ts';

const body = z.object({ refresh_token: text });

/** Time (ms) in which a browser that lost a response may reuse the previous token. */
const lostAnswerGrace = 10 * 60_000;

/**
 * Exchanges a refresh token for a new access token and marks the refresh token as used. The whole
 * exchange is one transaction on the locked session. A refusal that ends the session is committed.
 * @throws AuthError `refresh_token_not_found`, `refresh_token_already_used` (which ends the
 *   session), `session_expired`, `user_banned` (which also end it), `over_request_rate_limit`, or
 *   the hook's error.
 * @see https://github.com/supabase/auth internal/tokens/service.go (RefreshTokenGrant)
 */
export async function refreshTokenGrant(
  context: AuthContext,
  request: FastifyRequest,
): Promise<TokenResponse> {
  await limitAddress(context, request, 'refresh');
  const { refresh_token } = readBody(request, body);
  if (!isRefreshToken(refresh_token)) {
    throw new AuthError(400, 'validation_failed', 'Refresh token is not valid');
  }

  const outcome = await inTransaction(context.pool, async (client) => {
    const token = await lockRefreshToken(client, refresh_token);
    if (!token) throw refusal('refresh_token_not_found', 'Refresh Token Not Found');
    const user = await findUserById(client, token.user_id);
    if (!user) throw refusal('refresh_token_not_found', 'Refresh Token Not Found');
    if (isBanned(user)) {
      await deleteSession(client, token.session_id);
      return { refusal: refusal('user_banned', 'User Banned') };
    }
    const session = await findSession(client, context.config, token.session_id);
    if (!session) {
      await deleteSession(client, token.session_id);
      return { refusal: refusal('session_expired', 'Session Expired') };
    }

    const refreshToken = await nextToken(client, context, token);
    if (!refreshToken) {
      await deleteSession(client, session.id);
      return { refusal: refusal('refresh_token_already_used', 'Already Used') };
    }
    await writeAuditLog(client, request, user, 'token_refreshed');
    await touchSession(client, session.id, deviceOf(request));
    return issueTokens(client, context, { user, session, refreshToken, method: 'token_refresh' });
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.tokens;
}

function refusal(code: string, reason: string) {
  return new AuthError(400, code, `Invalid Refresh Token: ${reason}`);
}

/**
 * Returns the next refresh token, or undefined if this one was used and must not be reused. Reuse
 * is allowed within the reuse interval, because several tabs can refresh at once. Reuse is also
 * allowed for ten minutes while its successor is unused, because the response can get lost.
 * Supabase does not limit that second case, so a stolen token could remain undetected for hours.
 */
async function nextToken(
  client: pg.ClientBase,
  { config }: AuthContext,
  token: RefreshTokenRow,
): Promise<string | undefined> {
  if (!token.revoked) {
    if (!config.enable_refresh_token_rotation) return token.token;
    await revokeRefreshToken(client, token.id);
    return createRefreshToken(
      client,
      { id: token.session_id, user_id: token.user_id },
      token.token,
    );
  }
  const active = await activeRefreshToken(client, token.session_id);
  const reusableUntil = token.updated_at.getTime() + config.refresh_token_reuse_interval * 1000;
  const graceEnds = token.updated_at.getTime() + lostAnswerGrace;
  const isLostAnswer = active?.parent === token.token && Date.now() <= graceEnds;
  const mayReuse = isLostAnswer || Date.now() <= reusableUntil;
  return mayReuse ? active?.token : undefined;
}
