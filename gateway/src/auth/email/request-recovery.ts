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
import { findUserByEmail, type UserRow } from '../users.ts';
import {
  countEmail,
  countUnsentEmail,
  limitMailbox,
  tryCountEmailToUnconfirmed,
} from './send-email.ts';
import { sendRecovery } from './token-emails.ts';

const body = z.object({ email: text, ...pkceFields });

/**
 * Emails a recovery link to a user who forgot their password. The response is the same whether or
 * not the account exists.
 * @throws AuthError `validation_failed`, `over_request_rate_limit`, `over_email_send_rate_limit`
 * @see https://github.com/supabase/auth internal/api/recover.go
 */
export async function requestRecovery(context: AuthContext, request: FastifyRequest) {
  await limitAddress(context, request, 'recover');
  if (!context.config.email.enable_signup) {
    throw new AuthError(400, 'email_provider_disabled', 'Email logins are disabled');
  }
  const given = readBody(request, body);
  if (!given.email) {
    throw new AuthError(400, 'validation_failed', 'Password recovery requires an email');
  }
  const email = readEmail(given.email);
  checkChallenge(given);
  return withMinimumDuration(async () => {
    const user = await findUserByEmail(context.pool, email);
    await limitMailbox(context, 'recovery', email);
    if (user?.email_confirmed_at) await countEmail(context, 'member', request);
    else {
      await countUnsentEmail(context, 'member', request);
      // The members' share excludes unconfirmed accounts, because anyone can create them. A refusal
      // would reveal the account.
      if (!user || !(await tryCountEmailToUnconfirmed(context))) return {};
    }
    await sendLoginLink(context, request, user, 'recovery', given);
    return {};
  });
}

/**
 * Emails a sign-in link to the owner of a known account. The caller has already counted the email.
 */
export async function sendLoginLink(
  context: AuthContext,
  request: FastifyRequest,
  user: UserRow,
  type: 'recovery' | 'magiclink',
  challenge: Challenge,
) {
  await inTransaction(context.pool, async (client) => {
    await writeAuditLog(client, request, user, 'user_recovery_requested');
    const isPkce = checkChallenge(challenge);
    if (isPkce) await startFlow(client, user.id, type, challenge);
    await sendRecovery({ client, context, request, user, isPkce }, type);
  });
}
