import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { register } from '../account/register.ts';
import { requireOpenSignUp } from '../account/sign-up.ts';
import type { AuthContext } from '../context.ts';
import { readEmail } from '../email-address.ts';
import { AuthError } from '../errors.ts';
import { limitAddress } from '../limits.ts';
import { checkMetadataSize } from '../metadata-size.ts';
import { withMinimumDuration } from '../minimum-duration.ts';
import { type Challenge, checkChallenge, pkceFields } from '../pkce.ts';
import { data, readBody, text } from '../request-body.ts';
import { findUserByEmail } from '../users.ts';
import { sendLoginLink } from './request-recovery.ts';
import { countEmail, limitMailbox } from './send-email.ts';

const body = z.object({
  email: text,
  phone: text,
  channel: text,
  create_user: z
    .boolean()
    .nullish()
    .transform((value) => value ?? true),
  data,
  ...pkceFields,
});

/**
 * Emails a link and a code that sign the user in without a password. Creates a missing account,
 * unless `create_user` is false.
 * @throws AuthError `otp_disabled`, `phone_provider_disabled`, `email_provider_disabled`,
 *   `signup_disabled`, `over_request_rate_limit`, `over_email_send_rate_limit`
 * @see https://github.com/supabase/auth internal/api/otp.go
 */
export async function requestOtp(context: AuthContext, request: FastifyRequest) {
  await limitAddress(context, request, 'magic_link');
  const {
    email,
    phone,
    channel,
    create_user,
    data: userData,
    ...challenge
  } = readBody(request, body);
  if (email && phone) {
    throw invalid('Only an email address or phone number should be provided');
  }
  if (email && channel) throw invalid('Channel should only be specified with Phone OTP');
  checkChallenge(challenge);
  if (phone) {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  if (!email) throw invalid('One of email or phone must be set');
  const address = readEmail(email);
  if (!create_user && !(await findUserByEmail(context.pool, address))) {
    throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
  }
  return withMinimumDuration(() => mailLink(context, request, address, userData ?? {}, challenge));
}

/**
 * Handles the older path with the same function, for email only.
 * @throws AuthError as `requestOtp`
 * @see https://github.com/supabase/auth internal/api/magic_link.go
 */
export async function requestMagicLink(context: AuthContext, request: FastifyRequest) {
  await limitAddress(context, request, 'magic_link');
  const { email, data: userData, ...challenge } = readBody(request, body);
  if (!email) {
    throw new AuthError(422, 'validation_failed', 'Password recovery requires an email');
  }
  checkChallenge(challenge);
  const address = readEmail(email);
  return withMinimumDuration(() => mailLink(context, request, address, userData ?? {}, challenge));
}

async function mailLink(
  context: AuthContext,
  request: FastifyRequest,
  email: string,
  userData: Record<string, unknown>,
  challenge: Challenge,
) {
  checkMetadataSize(userData);
  const { enable_signup, enable_confirmations } = context.config.email;
  if (!enable_signup) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled');
  }
  const user = await findUserByEmail(context.pool, email);
  // All emails count against the strangers' share, because the members' share would reveal that an
  // account exists.
  if (user?.email_confirmed_at) {
    await limitMailbox(context, 'recovery', email);
    await countEmail(context, 'stranger', request);
    await sendLoginLink(context, request, user, 'magiclink', challenge);
    return {};
  }
  requireOpenSignUp(context);
  const password = randomBytes(33).toString('base64url');
  const created = await register(context, request, { email, password, data: userData, challenge });
  // The confirmation email already lets the user sign in. Without one, send a separate link.
  if (created && !enable_confirmations) {
    await limitMailbox(context, 'recovery', email);
    await countEmail(context, 'stranger', request);
    await sendLoginLink(context, request, created, 'magiclink', challenge);
  }
  return {};
}

function invalid(message: string) {
  return new AuthError(400, 'validation_failed', message);
}
