import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { verifyNothing, verifyPassword } from '../../security/password-hash.ts';
import { writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import type { TokenResponse } from '../issue-tokens.ts';
import { openSession } from '../open-session.ts';
import { findWeakness } from '../passwords/strength.ts';
import { readBody, text } from '../request-body.ts';
import { inTransaction } from '../transaction.ts';
import { findUserByEmail, isBanned, type UserRow } from '../users.ts';
import { countPasswordAttempt } from './password-attempts.ts';

const body = z.object({ email: text, phone: text, password: text });

/**
 * Signs in with e-mail and password.
 * @throws AuthError with the protocol's codes: `invalid_credentials` (unknown e-mail and wrong
 *   password alike), `user_banned`, `email_not_confirmed`,
 *   `email_provider_disabled`, `over_request_rate_limit`, or whatever the hook refuses with.
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
  if (!context.config.email.enable_signup) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  }

  const user = await authenticate(context, request, email, password);
  const outcome = await inTransaction(context.pool, async (client) => {
    await writeAuditLog(client, request, user, 'login', { provider: 'email' });
    return openSession(client, context, request, user, 'password');
  });
  if ('refusal' in outcome) throw outcome.refusal;
  const weak_password = findWeakness(context.config, password);
  return weak_password ? { ...outcome.tokens, weak_password } : outcome.tokens;
}

async function authenticate(
  context: AuthContext,
  request: FastifyRequest,
  email: string,
  password: string,
) {
  const forgetAttempt = await countPasswordAttempt(context, request, email);
  const refused = new AuthError(400, 'invalid_credentials', 'Invalid login credentials');
  const user: UserRow | undefined = await findUserByEmail(context.pool, email);
  if (!user?.encrypted_password) {
    await verifyNothing(password);
    throw refused;
  }
  const matches = await verifyPassword(password, user.encrypted_password);
  if (!matches) throw refused;
  await forgetAttempt();
  if (isBanned(user)) throw new AuthError(400, 'user_banned', 'User is banned');
  if (!user.email_confirmed_at) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed');
  }
  return user;
}
