import type pg from 'pg';
import {
  type AccessTokenClaims,
  type AuthenticationMethod,
  customizeAccessToken,
} from './access-token-hook.ts';
import type { AuthContext } from './context.ts';
import type { AuthError } from './errors.ts';
import type { Weakness } from './passwords/strength.ts';
import { deleteSession, type SessionRow } from './sessions.ts';
import { userJson } from './user-json.ts';
import type { UserRow } from './users.ts';

/** The protocol's response to every grant. Times are Unix seconds. */
export type TokenResponse = {
  access_token: string;
  token_type: 'bearer';
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: ReturnType<typeof userJson>;
  /** Sent to a user whose sign-in password would not be accepted as a new one today. */
  weak_password?: Weakness;
};

/** The result of a grant: tokens, or the hook's refusal. */
export type Issued = { tokens: TokenResponse } | { refusal: AuthError };

type Grant = {
  user: UserRow;
  session: SessionRow;
  refreshToken: string;
  method: AuthenticationMethod;
};

/**
 * Issues an access token for a session, unless the project's hook refuses it. A refusal ends the
 * session. It is returned, not thrown, so that the transaction commits the hook's writes.
 */
export async function issueTokens(
  client: pg.ClientBase,
  context: AuthContext,
  { user, session, refreshToken, method }: Grant,
): Promise<Issued> {
  const issuedAt = Math.floor(Date.now() / 1000);
  const expiresAt = issuedAt + context.config.jwt_expiry;
  const claims: AccessTokenClaims = {
    iss: context.issuer,
    sub: user.id,
    aud: user.aud ?? 'authenticated',
    exp: expiresAt,
    iat: issuedAt,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    role: user.role ?? 'authenticated',
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  };
  const decision = await customizeAccessToken(client, context, method, claims);
  if ('refusal' in decision) {
    await deleteSession(client, session.id);
    return decision;
  }
  const tokens: TokenResponse = {
    access_token: await context.keys.sign(decision.claims),
    token_type: 'bearer',
    expires_in: expiresAt - issuedAt,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: userJson(user),
  };
  return { tokens };
}
