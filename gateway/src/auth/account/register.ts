import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction.ts';
import { hashPassword } from '../../security/password-hash.ts';
import { writeAuditLog } from '../audit-log.ts';
import { requireHookApproval } from '../before-user-created-hook.ts';
import type { AuthContext } from '../context.ts';
import { createUser } from '../create-user.ts';
import { requestNetwork } from '../device.ts';
import { countEmail, countUnsentEmail, limitMailbox } from '../email/send-email.ts';
import { sendConfirmation } from '../email/token-emails.ts';
import { AuthError } from '../errors.ts';
import { type Challenge, checkChallenge, startFlow } from '../pkce.ts';
import { findUserByEmail, lockUser, type UserRow, updateUser } from '../users.ts';
import { confirmEmail } from '../verify/confirm-email.ts';

/** The data of a new account, as the client sent it. */
type SignUp = {
  email: string;
  password: string;
  data: Record<string, unknown>;
  challenge: Challenge;
};

/**
 * Creates an account and sends its confirmation email, or confirms it at once if config.toml says
 * so. Until it is confirmed, another sign-up replaces password and metadata. Only the data of the
 * newest email counts, so no one can preset the password of another person's account.
 * @returns undefined if a confirmed account already exists.
 * @throws AuthError `user_already_exists` if confirmations are off, the refusal of the project's
 *   hook, and the errors of the email limits
 */
export async function register(
  context: AuthContext,
  request: FastifyRequest,
  { email, password, data: userData, challenge }: SignUp,
): Promise<UserRow | undefined> {
  const { pool, config } = context;
  const mustConfirm = config.email.enable_confirmations;
  const id = randomUUID();
  // Regardless of existing accounts: the response must not reveal them, and a repeated sign-up
  // replaces the metadata that the hook has approved.
  await requireHookApproval(pool, context, request, { id, email, userMetadata: userData });
  if (mustConfirm) await limitMailbox(context, 'confirmation', email);
  const existing = await findUserByEmail(pool, email);
  // Hash even if it is not needed, because the response time must not reveal whether the account
  // exists.
  const passwordHash = await hashPassword(password, requestNetwork(request));
  if (mustConfirm && existing?.email_confirmed_at) {
    await countUnsentEmail(context, 'stranger', request);
  }
  if (existing?.email_confirmed_at) {
    await writeAuditLog(pool, request, existing, 'user_repeated_signup', { provider: 'email' });
    if (mustConfirm) return undefined;
    throw new AuthError(422, 'user_already_exists', 'User already registered');
  }
  if (mustConfirm) await countEmail(context, 'stranger', request);

  return inTransaction(pool, async (client) => {
    const user = existing
      ? await lockUser(client, existing.id)
      : await createUser(client, {
          id,
          email,
          passwordHash,
          userMetadata: userData,
          isSignUp: true,
        });
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
