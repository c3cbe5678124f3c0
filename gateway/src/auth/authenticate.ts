import type { FastifyRequest } from 'fastify';
import { AccessTokenError } from '../security/access-token.ts';
import { bearerToken } from '../security/api-key.ts';
import type { AuthContext } from './context.ts';
import { AuthError } from './errors.ts';
import { sessionIsOpen } from './session-limits.ts';
import { amrColumn, type SessionRow } from './sessions.ts';
import { isBanned, type UserRow, userColumns } from './users.ts';
import { isUuid } from './uuid.ts';

/**
 * Returns the signed-in user of a request. The session must still exist.
 * @throws AuthError `no_authorization`, `bad_jwt`, `user_not_found`, `session_not_found`,
 *   `user_banned`
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
  const { user, session } = await findSignedIn(context, sub, session_id);
  if (!user) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
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

type SignedInRow = UserRow & {
  session_id: string | null;
  session_aal: SessionRow['aal'];
  session_created_at: Date;
  session_amr: SessionRow['amr'];
};

/** Loads a login and one of its sessions in one round trip. */
async function findSignedIn({ pool, config }: AuthContext, userId: string, sessionId: string) {
  const { rows } = await pool.query<SignedInRow>({
    name: 'auth_signed_in',
    text: `select ${userColumns}, sessions.id as session_id, sessions.aal as session_aal,
        sessions.created_at as session_created_at, ${amrColumn} as session_amr
      from auth.users
      left join auth.sessions on sessions.id = $2 and sessions.user_id = users.id
        and ${sessionIsOpen(config)}
      where users.id = $1 and users.deleted_at is null`,
    values: [userId, sessionId],
  });
  const [user] = rows;
  if (!user?.session_id) return { user };
  const { session_id: id, session_aal: aal, session_created_at: created_at } = user;
  const session: SessionRow = { id, user_id: userId, created_at, aal, amr: user.session_amr };
  return { user, session };
}

async function verify({ verifyAccessToken, apiKeys }: AuthContext, token: string) {
  try {
    // The client library sends its API key when there is no session. The key identifies no user.
    const isKey = token === apiKeys.publishable || token === apiKeys.secret;
    const { sub, session_id } = isKey ? noClaims : (await verifyAccessToken(token)).claims;
    if (!sub) throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim');
    if (!isUuid(sub)) {
      throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
    }
    if (!isUuid(session_id)) {
      throw new AuthError(403, 'bad_jwt', 'invalid claim: session_id claim must be a UUID');
    }
    return { sub, session_id };
  } catch (error) {
    if (!(error instanceof AccessTokenError)) throw error;
    throw badJwt(error);
  }
}

const noClaims: { sub?: string; session_id?: unknown } = {};

/** Creates the error for an invalid token, with the auth service's message. */
export function badJwt({ message }: AccessTokenError): AuthError {
  const reason =
    {
      'JWT expired': 'token has invalid claims: token is expired',
      'JWT not yet valid': 'token has invalid claims: token is not valid yet',
      'No suitable key or wrong key type': 'token signature is invalid: signature is invalid',
    }[message] ??
    (message.startsWith('Expected 3 parts')
      ? 'token is malformed: token contains an invalid number of segments'
      : message);
  return new AuthError(
    403,
    'bad_jwt',
    `invalid JWT: unable to parse or verify signature, ${reason}`,
  );
}
