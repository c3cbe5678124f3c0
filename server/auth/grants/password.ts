import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { verifyNothing, verifyPassword } from '../../security/password-hash.ts';
import type { AuthContext } from '../context.ts';
import { deviceOf } from '../device.ts';
import { AuthError } from '../errors.ts';
import { issueTokens, type TokenResponse } from '../issue-tokens.ts';
import { createRefreshToken } from '../refresh-tokens.ts';
import { readBody, text } from '../request-body.ts';
import { createSession } from '../sessions.ts';
import { inTransaction } from '../transaction.ts';
import { findUserByEmail, isBanned, type UserRow } from '../users.ts';

const body = z.object({ email: text, phone: text, password: text });

/**
 * Signs in with e-mail and password.
 * @throws AuthError with the protocol's codes: `invalid_credentials` (unknown e-mail and wrong
 *   password alike), `user_banned`, `email_not_confirmed`, or whatever the hook refuses with.
 * @see https://github.com/supabase/auth internal/api/token.go (ResourceOwnerPasswordGrant)
 */
export async function passwordGrant(
  context: AuthContext,
  request: FastifyRequest,
): Promise<TokenResponse> {
  const { email, phone, password } = readBody(request, body);
  if (email && phone) {
    throw new AuthError(
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on login.',
    );
  }
  if (phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
  if (!email) throw new AuthError(400, 'validation_failed', 'missing email or phone');

  const user = await authenticate(context, email, password);
  const outcome = await inTransaction(context.pool, async (client) => {
    const session = await createSession(client, user.id, deviceOf(request));
    const refreshToken = await createRefreshToken(client, session);
    const signedIn = { ...user, last_sign_in_at: new Date() };
    return issueTokens(client, context, {
      user: signedIn,
      session,
      refreshToken,
      method: 'password',
    });
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.tokens;
}

async function authenticate(context: AuthContext, email: string, password: string) {
  const refused = new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  const user: UserRow | undefined = await findUserByEmail(context.pool, email);
  if (!user?.encrypted_password) {
    await verifyNothing(password);
    throw refused;
  }
  const matches = await verifyPassword(password, user.encrypted_password);
  if (!matches) throw refused;
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!user.email_confirmed_at) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  return user;
}
