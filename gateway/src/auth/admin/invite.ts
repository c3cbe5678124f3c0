import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { serviceRole, writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { createUser, emailExists } from '../create-user.ts';
import { countEmail } from '../email/send-email.ts';
import { sendInvitation } from '../email/token-emails.ts';
import { readEmail } from '../email-address.ts';
import { data, readBody, text } from '../request-body.ts';
import { userJson } from '../user-json.ts';
import { findUserByEmail, lockUser } from '../users.ts';

const body = z.object({ email: text, data });

/**
 * Creates an account and emails its owner a link that opens it.
 * @throws AuthError `email_exists`, `validation_failed`, `over_email_send_rate_limit`
 * @see https://github.com/supabase/auth internal/api/invite.go
 */
export async function invite(context: AuthContext, request: FastifyRequest) {
  const given = readBody(request, body);
  const email = readEmail(given.email);
  const existing = await findUserByEmail(context.pool, email);
  if (existing?.email_confirmed_at) throw emailExists();
  await countEmail(context, 'member');
  const invited = await inTransaction(context.pool, async (client) => {
    const user =
      existing ??
      (await createUser(client, { email, passwordHash: null, userMetadata: given.data ?? {} }));
    const traits = { user_id: user.id, user_email: email };
    await writeAuditLog(client, request, serviceRole, 'user_invited', traits);
    await sendInvitation({ client, context, request, user });
    return lockUser(client, user.id);
  });
  if (!invited) throw new Error('the created user was not found');
  return userJson(invited);
}
