import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { readEmail } from '../email-address.ts';
import { AuthError } from '../errors.ts';
import { limitAddress } from '../limits.ts';
import { withMinimumDuration } from '../minimum-duration.ts';
import { type Challenge, checkChallenge, pkceFields, startFlow } from '../pkce.ts';
import { readBody, text } from '../request-body.ts';
import { findUserByEmail } from '../users.ts';
import { countEmail, countUnsentEmail, limitMailbox } from './send-email.ts';
import { sendConfirmation, sendEmailChange } from './token-emails.ts';

const body = z.object({ type: text, email: text, phone: text, ...pkceFields });

/**
 * Sends the confirmation email of a new account or a changed email again. The response is the same
 * if there is nothing to send.
 * @throws AuthError `validation_failed`, `phone_provider_disabled`, `over_request_rate_limit`,
 *   `over_email_send_rate_limit`
 * @see https://github.com/supabase/auth internal/api/resend.go
 */
export async function resend(context: AuthContext, request: FastifyRequest) {
  await limitAddress(context, request, 'resend');
  const { type, phone, email: written, ...challenge } = readBody(request, body);
  if (!['signup', 'email_change', 'sms', 'phone_change'].includes(type)) {
    throw invalid('Missing one of these types: signup, email_change, sms, phone_change');
  }
  const isPkce = checkChallenge(challenge);
  if (!written && type === 'signup') throw invalid('Type provided requires an email address');
  if (!phone && type === 'sms') throw invalid('Type provided requires a phone number');
  if (written && phone) {
    throw invalid('Only an email address or phone number should be provided.');
  }
  if (phone) throw new AuthError(400, 'phone_provider_disabled', 'Phone logins are disabled');
  if (!written) throw invalid('Missing email address or phone number');

  if (!context.config.email.enable_signup) {
    throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  }
  const email = readEmail(written);
  return withMinimumDuration(() => sendAgain(context, request, { type, email, isPkce, challenge }));
}

type Again = { type: string; email: string; isPkce: boolean; challenge: Challenge };

async function sendAgain(
  context: AuthContext,
  request: FastifyRequest,
  { type, email, isPkce, challenge }: Again,
) {
  const user = await findUserByEmail(context.pool, email);
  await limitMailbox(context, type === 'signup' ? 'confirmation' : 'email_change', email);
  const newEmail = type === 'email_change' ? user?.email_change : undefined;
  const unconfirmed = type === 'signup' && user && !user.email_confirmed_at;
  const audience = type === 'signup' ? 'stranger' : 'member';
  if (!user || !(unconfirmed || newEmail)) {
    await countUnsentEmail(context, audience, request);
    return {};
  }
  await countEmail(context, audience, request);
  await inTransaction(context.pool, async (client) => {
    const method = newEmail ? 'email_change' : 'email/signup';
    if (isPkce) await startFlow(client, user.id, method, challenge);
    const send = { client, context, request, user, isPkce };
    if (newEmail) return sendEmailChange(send, newEmail);
    await writeAuditLog(client, request, user, 'user_confirmation_requested');
    await sendConfirmation(send);
  });
  return {};
}

function invalid(message: string) {
  return new AuthError(400, 'validation_failed', message);
}
