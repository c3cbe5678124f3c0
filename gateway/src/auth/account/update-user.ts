import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inTransaction } from '../../database/transaction.ts';
import { hashPassword } from '../../security/password-hash.ts';
import { writeAuditLog } from '../audit-log.ts';
import { requireUser } from '../authenticate.ts';
import type { AuthContext } from '../context.ts';
import { emailExists } from '../create-user.ts';
import { requestNetwork } from '../device.ts';
import { countEmail, limitMailbox, notify } from '../email/send-email.ts';
import { sendEmailChange } from '../email/token-emails.ts';
import { readEmail } from '../email-address.ts';
import { AuthError } from '../errors.ts';
import { requireFreshSignIn } from '../fresh-sign-in.ts';
import { isEmailTaken } from '../identities.ts';
import { limitAddress } from '../limits.ts';
import { checkMetadataSize } from '../metadata-size.ts';
import { checkPasswordChange } from '../passwords/check-change.ts';
import { ownerOf } from '../passwords/owner.ts';
import { storePassword } from '../passwords/store.ts';
import { checkStrength } from '../passwords/strength.ts';
import { checkChallenge, pkceFields, startFlow } from '../pkce.ts';
import { data, readBody, text } from '../request-body.ts';
import type { SessionRow } from '../sessions.ts';
import { userJson } from '../user-json.ts';
import { lockUser, mergeMetadata, type UserRow, updateUser } from '../users.ts';

const body = z.object({
  email: text,
  password: z.string().nullish(),
  current_password: text,
  nonce: text,
  data,
  app_metadata: data,
  phone: text,
  ...pkceFields,
});

/**
 * Updates the fields that the signed-in user may change: email (after the mailboxes confirm it),
 * password, metadata. A new password ends all other sessions.
 * @throws AuthError `insufficient_aal`, `email_exists`, `weak_password`, `same_password`,
 *   `not_admin`, `phone_provider_disabled`, the errors of `checkPasswordChange` and `requireUser`,
 *   and the rate limit errors
 * @see https://github.com/supabase/auth internal/api/user.go (UserUpdate)
 */
export async function updateCurrentUser(context: AuthContext, request: FastifyRequest) {
  const { pool, config } = context;
  const { user, session } = await requireUser(context, request);
  await limitAddress(context, request, 'update_user');
  const given = readBody(request, body);
  const written = given.email ? readEmail(given.email) : '';
  const newEmail = written === user.email ? '' : written;
  const { password } = given;
  const owner = ownerOf(user, newEmail, given.data);
  if (typeof password === 'string') checkStrength(config, password, owner);
  const isPkce = checkChallenge(given);
  if (newEmail || (password && !given.current_password)) requireFreshSignIn(context, session);
  checkRights(user, session, given, Boolean(password || newEmail));
  if (newEmail && (await isEmailTaken(pool, newEmail, user.id))) throw emailExists();

  const { current_password: currentPassword, nonce } = given;
  if (password) {
    await checkPasswordChange(
      context,
      request,
      { user, session },
      { password, currentPassword, nonce },
    );
  }
  const hash = password ? await hashPassword(password, requestNetwork(request)) : undefined;
  if (newEmail) {
    await limitMailbox(context, 'email_change', user.email ?? newEmail);
    await countEmail(context, 'member', request);
  }

  const changed = await inTransaction(pool, async (client) => {
    const locked = await lockUser(client, user.id);
    if (!locked) return undefined;
    if (hash) {
      await storePassword(client, user.id, hash, session.id);
      await writeAuditLog(client, request, user, 'user_updated_password');
      await notify(client, context, 'password_changed', user);
    }
    if (given.data) {
      const raw_user_meta_data = mergeMetadata(locked.raw_user_meta_data, given.data);
      // Check while the row is locked, because concurrent small changes must not add up beyond the
      // limit.
      checkMetadataSize(raw_user_meta_data);
      await updateUser(client, user.id, { raw_user_meta_data });
    }
    if (newEmail) {
      if (isPkce) await startFlow(client, user.id, 'email_change', given);
      await sendEmailChange({ client, context, request, user: locked, isPkce }, newEmail);
    }
    await writeAuditLog(client, request, user, 'user_modified');
    return lockUser(client, user.id);
  });
  if (!changed) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  return userJson(changed);
}

function checkRights(
  user: UserRow,
  session: SessionRow,
  given: z.infer<typeof body>,
  isSensitive: boolean,
) {
  if (given.phone && given.phone !== user.phone) {
    throw new AuthError(400, 'phone_provider_disabled', 'Unsupported phone provider');
  }
  if (given.app_metadata) {
    throw new AuthError(403, 'not_admin', 'Updating app_metadata requires admin privileges');
  }
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  if (isSensitive && hasFactor && session.aal !== 'aal2') {
    throw new AuthError(
      401,
      'insufficient_aal',
      'AAL2 session is required to update email or password when MFA is enabled.',
    );
  }
  if (isSensitive && user.is_sso_user) {
    throw new AuthError(
      422,
      'user_sso_managed',
      'Updating email, phone, password of a SSO account only possible via SSO',
    );
  }
}
