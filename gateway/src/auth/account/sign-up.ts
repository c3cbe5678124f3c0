import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { readEmail } from '../email-address.ts';
import { AuthError } from '../errors.ts';
import { limitAddress } from '../limits.ts';
import { checkMetadataSize } from '../metadata-size.ts';
import { withMinimumDuration } from '../minimum-duration.ts';
import { openSession } from '../open-session.ts';
import { checkStrength } from '../passwords/strength.ts';
import { checkChallenge, pkceFields } from '../pkce.ts';
import { data, readBody, text } from '../request-body.ts';
import { userJson } from '../user-json.ts';
import { register } from './register.ts';

const body = z.object({ email: text, phone: text, password: text, data, ...pkceFields });

/**
 * Signs up a user with email and password. With confirmations on, an existing email gets the same
 * response as a new one, in the same time. The response contains no data of the existing account.
 * @throws AuthError `signup_disabled`, `anonymous_provider_disabled`, `phone_provider_disabled`,
 *   `weak_password`, `over_request_rate_limit`, `over_email_send_rate_limit`…
 * @see https://github.com/supabase/auth internal/api/signup.go
 */
export async function signUp(context: AuthContext, request: FastifyRequest) {
  const { config } = context;
  const given = readBody(request, body);
  if (!given.email && !given.phone) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  await limitAddress(context, request, 'sign_up');
  requireOpenSignUp(context);
  if (!given.password) {
    throw new AuthError(400, 'validation_failed', 'Signup requires a valid password');
  }
  checkStrength(config, given.password, given);
  checkMetadataSize(given.data);
  if (given.email && given.phone) {
    throw new AuthError(
      400,
      'validation_failed',
      'Only an email address or phone number should be provided on signup.',
    );
  }
  checkChallenge(given);
  if (given.phone) {
    throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled');
  }
  if (!config.email.enable_signup) {
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled');
  }
  const { password, data: userData = {} } = given;
  const email = readEmail(given.email);
  const user = await withMinimumDuration(() =>
    register(context, request, { email, password, data: userData, challenge: given }),
  );
  if (!user) return obfuscated(email, userData);
  if (!user.email_confirmed_at) return userJson(user);
  const outcome = await inTransaction(context.pool, async (client) => {
    await writeAuditLog(client, request, user, 'login', { provider: 'email' });
    return openSession(client, context, request, user, 'password');
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.tokens;
}

/** @throws AuthError 422 `signup_disabled` */
export function requireOpenSignUp({ config }: AuthContext) {
  if (config.enable_signup) return;
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

/**
 * The response for an existing account. It looks like a new account and contains no data of the
 * existing one.
 */
function obfuscated(email: string, userData: Record<string, unknown>) {
  const now = new Date();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: userData,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
