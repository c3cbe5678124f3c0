import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import type { TokenResponse } from '../issue-tokens.ts';
import { limitAddress } from '../limits.ts';
import { openSession } from '../open-session.ts';
import { consumeFlow, type FlowMethod, verifierMatches } from '../pkce.ts';
import { readBody, text } from '../request-body.ts';
import { findUserById, isBanned } from '../users.ts';

const body = z.object({ auth_code: text, code_verifier: text });

/**
 * Exchanges the auth code of an opened link and the client's code verifier for a session.
 * @throws AuthError `flow_state_not_found`, `flow_state_expired`, `bad_code_verifier`,
 *   `user_banned`, or the hook's error
 * @see https://github.com/supabase/auth internal/api/token.go (PKCE)
 */
export async function pkceGrant(
  context: AuthContext,
  request: FastifyRequest,
): Promise<TokenResponse> {
  await limitAddress(context, request, 'refresh');
  const { auth_code, code_verifier } = readBody(request, body);
  if (!auth_code || !code_verifier) {
    throw new AuthError(
      400,
      'validation_failed',
      'invalid request: both auth code and code verifier should be non-empty',
    );
  }
  const outcome = await inTransaction(context.pool, async (client) => {
    const flow = await consumeFlow(client, auth_code);
    const user = flow && (await findUserById(client, flow.user_id));
    if (!user) {
      throw new AuthError(
        404,
        'flow_state_not_found',
        'invalid flow state, no valid flow state found',
      );
    }
    if (flow.expires_at.getTime() < Date.now()) {
      throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
    }
    if (!verifierMatches(flow, code_verifier)) {
      throw new AuthError(
        400,
        'bad_code_verifier',
        'code challenge does not match previously saved code verifier',
      );
    }
    if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
    await writeAuditLog(client, request, user, 'login', { provider_type: flow.provider_type });
    const method = flow.authentication_method as FlowMethod;
    return openSession(client, context, request, user, method);
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.tokens;
}
