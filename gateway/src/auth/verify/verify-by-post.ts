import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import type { AuthContext } from '../context.ts';
import { readEmail } from '../email-address.ts';
import { AuthError } from '../errors.ts';
import { limitAddress, limitCodeAttempts } from '../limits.ts';
import { openSession } from '../open-session.ts';
import { readBody, text } from '../request-body.ts';
import { acceptToken } from './accept.ts';
import { findByCode, findByLink } from './find-token.ts';

const body = z.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
});

/** The message after the first of two mailboxes has confirmed. */
export const firstOfTwoConfirmed =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/**
 * Exchanges an emailed code or a link token for a session. The confirmation remains valid even if
 * the project's hook then refuses the session.
 * @throws AuthError `otp_expired`, `user_banned`, `validation_failed`, or the hook's error
 * @see https://github.com/supabase/auth internal/api/verify.go (verifyPost)
 */
export async function verifyByPost(context: AuthContext, request: FastifyRequest) {
  await limitAddress(context, request, 'verify');
  const given = readBody(request, body);
  const { type, token, token_hash } = given;
  if (!type) throw invalid('Verify requires a verification type');
  if (Boolean(token) === Boolean(token_hash)) {
    throw invalid('Verify requires either a token or a token hash');
  }
  const email = token ? readAddress(given) : '';
  if (token_hash && (given.email || given.phone || given.redirect_to)) {
    throw invalid('Only the token_hash and type should be provided');
  }
  if (email) await limitCodeAttempts(context, email);

  const outcome = await inTransaction(context.pool, async (client) => {
    const found = email
      ? await findByCode(client, context.config, type, email, token)
      : await findByLink(client, context.config, type, token_hash);
    const user = await acceptToken(client, context, request, found);
    return user ? openSession(client, context, request, user, 'otp') : undefined;
  });
  if (!outcome) return { msg: firstOfTwoConfirmed, code: '200' };
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.tokens;
}

function readAddress({ email, phone }: { email: string; phone: string }): string {
  if (phone && !email) throw unknownPhone(phone);
  if (!email || phone) {
    throw invalid('Only an email address or phone number should be provided on verify');
  }
  try {
    return readEmail(email);
  } catch {
    throw new AuthError(422, 'validation_failed', 'Invalid email format');
  }
}

/** No login has a phone number here, so a phone code is never correct. */
function unknownPhone(phone: string): AuthError {
  const isNumber = /^[1-9]\d{1,14}$/.test(phone.replace(/^\+/, '').replaceAll(' ', ''));
  if (!isNumber) return invalid('Invalid phone number format (E.164 required)');
  return new AuthError(403, 'otp_expired', 'Token has expired or is invalid');
}

function invalid(message: string) {
  return new AuthError(400, 'validation_failed', message);
}
