import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { simulateVerification, verifyPassword } from '../../security/password-hash.ts';
import { type Actor, unknownActor, writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { requestNetwork } from '../device.ts';
import { AuthError } from '../errors.ts';
import type { TokenResponse } from '../issue-tokens.ts';
import { openSession } from '../open-session.ts';
import { ownerOf } from '../passwords/owner.ts';
import { findWeakness } from '../passwords/strength.ts';
import { readBody, text } from '../request-body.ts';
import { findUserByEmail, isBanned, type UserRow } from '../users.ts';
import { countPasswordAttempt } from './password-attempts.ts';

const body = z.object({ email: text, phone: text, password: text });

/**
 * Signs a user in with email and password.
 * @throws AuthError with the protocol's codes: `invalid_credentials` (for both an unknown email and
 *   a wrong password), `user_banned`, `email_not_confirmed`, `email_provider_disabled`,
 *   `over_request_rate_limit`, or the hook's error.
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
    const [, opened] = await Promise.all([
      writeAuditLog(client, request, user, 'login', { provider: 'email' }),
      openSession(client, context, request, user, 'password'),
    ]);
    return opened;
  });
  if ('refusal' in outcome) throw outcome.refusal;
  const weak_password = findWeakness(context.config, password, ownerOf(user));
  return weak_password ? { ...outcome.tokens, weak_password } : outcome.tokens;
}

async function authenticate(
  context: AuthContext,
  request: FastifyRequest,
  email: string,
  password: string,
) {
  const forgetAttempt = await countPasswordAttempt(context, request, email);
  const refuse = async (actor: Actor, code: string, message: string) => {
    await writeAuditLog(context.pool, request, actor, 'login_refused', { reason: code });
    return new AuthError(400, code, message);
  };
  const user: UserRow | undefined = await findUserByEmail(context.pool, email);
  const stored = user?.encrypted_password;
  const network = requestNetwork(request);
  const matches = stored
    ? await verifyPassword(password, stored, network)
    : await simulateVerification(password, network);
  if (!user || !matches) {
    throw await refuse(user ?? unknownActor, 'invalid_credentials', 'Invalid login credentials');
  }
  await forgetAttempt();
  if (isBanned(user)) throw await refuse(user, 'user_banned', 'User is banned');
  if (!user.email_confirmed_at) {
    throw await refuse(user, 'email_not_confirmed', 'Email not confirmed');
  }
  return user;
}
