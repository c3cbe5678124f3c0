import type { FastifyRequest } from 'fastify';
import { AccessTokenError } from '../security/access-token.ts';
import { bearerToken } from '../security/api-key.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { findSession, type SessionRow } from './sessions.ts';
import { findUserById, isBanned, type UserRow } from './users.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The signed-in user of a request, whose session still exists.
 * @throws AuthError `no_authorization`, `bad_jwt`, `user_not_found`, `session_not_found`, `user_banned`
 * @see https://github.com/supabase/auth internal/api/auth.go
 */
export async function requireUser(
  context: AuthContext,
  request: FastifyRequest,
): Promise<{ user: UserRow; session: SessionRow }> {
  const token = bearerToken(request);
  if (!token) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const { sub, session_id } = await verify(context, token);
  const user = await findUserById(context.pool, sub);
  if (!user) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  const session = await findSession(context.pool, session_id);
  if (!session) {
    throw new AuthError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  if (isBanned(user)) throw new AuthError(403, 'user_banned', 'User is banned');
  return { user, session };
}

async function verify({ verifyAccessToken }: AuthContext, token: string) {
  try {
    const { sub, session_id } = (await verifyAccessToken(token)).claims;
    if (!sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
    if (!uuid.test(sub) || !uuid.test(String(session_id))) {
      throw new AuthError(403, 'bad_jwt', 'invalid claim: sub and session_id must be UUIDs');
    }
    return { sub, session_id: String(session_id) };
  } catch (error) {
    if (!(error instanceof AccessTokenError)) throw error;
    throw new AuthError(
      403,
      'bad_jwt',
      `invalid JWT: unable to parse or verify signature, ${error.message}`,
    );
  }
}
