import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction.ts';
import { writeAuditLog } from '../audit-log.ts';
import { requireUser } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { countEmail, limitMailbox } from '../email/send-email.ts';
import { sendReauthentication } from '../email/token-emails.ts';
import { AuthError } from '../errors.ts';
import { limitCodeAttempts } from '../limits.ts';
import { codeMatches } from '../one-time-tokens.ts';
import type { UserRow } from '../users.ts';
import { isFresh } from '../verify/find-token.ts';

/**
 * Emails the signed-in user a code (`nonce`) that authorizes a password change.
 * @throws AuthError `email_not_confirmed`, `over_email_send_rate_limit`, and the errors of
 *   `requireUser`
 * @see https://github.com/supabase/auth internal/api/reauthenticate.go
 */
export async function reauthenticate(context: AuthContext, request: FastifyRequest) {
  const { user } = await requireUser(context, request);
  if (!user.email) {
    throw new AuthError(
      400,
      'validation_failed',
      'Reauthentication requires the user to have an email or a phone number',
    );
  }
  if (!user.email_confirmed_at) {
    throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
  }
  await limitMailbox(context, 'reauthentication', user.email);
  await countEmail(context, 'member', request);
  await inTransaction(context.pool, async (client) => {
    await writeAuditLog(client, request, user, 'user_reauthenticate_requested');
    await sendReauthentication({ client, context, request, user });
  });
  return {};
}

/**
 * Checks the code that `reauthenticate` emailed.
 * @throws AuthError 422 `reauthentication_not_valid`, 429 `over_request_rate_limit`
 */
export async function checkNonce(context: AuthContext, user: UserRow, nonce: string) {
  const email = user.email ?? '';
  await limitCodeAttempts(context, email);
  const isValid =
    isFresh(context.config, user, 'reauthentication_token') &&
    codeMatches(email, nonce, user.reauthentication_token);
  if (isValid) return;
  throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
}
