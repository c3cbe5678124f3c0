import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { AuthenticationMethod } from './access-token-hook.ts';
import type { AuthContext } from './context.ts';
import { deviceOf } from './device.ts';
import { type Issued, issueTokens } from './issue-tokens.ts';
import { createRefreshToken } from './refresh-tokens.ts';
import { createSession } from './sessions.ts';
import type { UserRow } from './users.ts';

/** Signs a user in with a new session and its first tokens, unless the project's hook refuses. */
export async function openSession(
  client: pg.ClientBase,
  context: AuthContext,
  request: FastifyRequest,
  user: UserRow,
  method: AuthenticationMethod,
): Promise<Issued> {
  const session = await createSession(client, user.id, method, deviceOf(request));
  const refreshToken = await createRefreshToken(client, session);
  const signedIn = { ...user, last_sign_in_at: new Date() };
  return issueTokens(client, context, { user: signedIn, session, refreshToken, method });
}
