import type { FastifyRequest } from 'fastify';
import { hashPassword } from '../../security/password-hash.ts';
import { writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { createUser } from '../create-user.ts';
import { requestNetwork } from '../device.ts';
import { AuthError } from '../errors.ts';
import { limitMailbox, limitMailToNobody, limitProjectMail } from '../mails/send-mail.ts';
import { sendConfirmation } from '../mails/token-mails.ts';
import { type Challenge, checkChallenge, startFlow } from '../pkce.ts';
import { inTransaction } from '../transaction.ts';
import { findUserByEmail, lockUser, type UserRow, updateUser } from '../users.ts';
import { confirmEmail } from '../verify/confirm-email.ts';

/** An account to be: as who signs up writes it. */
type SignUp = {
  email: string;
  password: string;
  data: Record<string, unknown>;
  challenge: Challenge;
};

/**
 * Makes an account and sends its confirmation, or confirms it at once where config.toml says so.
 * While it is not confirmed, whoever signs up again replaces password and data: only what belongs
 * to the newest mail counts, so nobody can choose the password of another one's account beforehand.
 * @returns undefined when there is a confirmed account already.
 * @throws AuthError `user_already_exists` where confirmations are off, and the limits of mails
 */
export async function register(
  context: AuthContext,
  request: FastifyRequest,
  { email, password, data: userData, challenge }: SignUp,
): Promise<UserRow | undefined> {
  const { pool, config } = context;
  const mustConfirm = config.email.enable_confirmations;
  if (mustConfirm) await limitMailbox(context, 'confirmation', email);
  const existing = await findUserByEmail(pool, email);
  // Whether or not it will be needed: the time must not tell.
  const passwordHash = await hashPassword(password, requestNetwork(request));
  if (mustConfirm && existing?.email_confirmed_at) {
    await limitMailToNobody(context, 'stranger', request);
  }
  if (existing?.email_confirmed_at) {
    await writeAuditLog(pool, request, existing, 'user_repeated_signup', { provider: 'email' });
    if (mustConfirm) return undefined;
    throw new AuthError(422, 'user_already_exists', 'User already registered');
  }
  if (mustConfirm) await limitProjectMail(context, 'stranger', request);

  return inTransaction(pool, async (client) => {
    const user = existing
      ? await lockUser(client, existing.id)
      : await createUser(client, { email, passwordHash, userMetadata: userData, isSignUp: true });
    if (!user || user.email_confirmed_at) return undefined;
    if (existing) {
      const raw_user_meta_data = {
        ...userData,
        sub: user.id,
        email,
        email_verified: false,
        phone_verified: false,
      };
      await updateUser(client, user.id, { encrypted_password: passwordHash, raw_user_meta_data });
    }
    if (!mustConfirm) {
      await writeAuditLog(client, request, user, 'user_signedup', { provider: 'email' });
      await confirmEmail(client, user);
    } else {
      await writeAuditLog(client, request, user, 'user_confirmation_requested', {
        provider: 'email',
      });
      const isPkce = checkChallenge(challenge);
      if (isPkce) await startFlow(client, user.id, 'email/signup', challenge);
      await sendConfirmation({ client, context, request, user, isPkce });
    }
    return lockUser(client, user.id);
  });
}
