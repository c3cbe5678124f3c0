import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { emailExists } from '../create-user.ts';
import { notify } from '../email/send-email.ts';
import { isEmailTaken, saveEmailIdentity, saveProviders } from '../identities.ts';
import { clearLinks } from '../one-time-tokens.ts';
import { lockUser, mergeMetadata, type UserRow, updateUser } from '../users.ts';
import { confirmEmail } from './confirm-email.ts';
import type { FoundToken } from './find-token.ts';

/**
 * Executes the action of a valid token: confirms a new account, signs in a user who forgot the
 * password, or changes the email.
 * @returns the updated login; undefined if the other mailbox must confirm too.
 */
export async function acceptToken(
  client: pg.ClientBase,
  context: AuthContext,
  request: FastifyRequest,
  found: FoundToken,
): Promise<UserRow | undefined> {
  const { user, kind } = found;
  if (kind === 'confirmation_token') await acceptSignUp(client, request, user);
  else if (kind === 'recovery_token') await acceptRecovery(client, request, user);
  else if (!(await acceptEmailChange(client, context, request, found))) return undefined;
  await saveProviders(client, user.id);
  return lockUser(client, user.id);
}

async function acceptSignUp(client: pg.ClientBase, request: FastifyRequest, user: UserRow) {
  await writeAuditLog(client, request, user, 'user_signedup', { provider: 'email' });
  await confirmEmail(client, user);
}

async function acceptRecovery(client: pg.ClientBase, request: FastifyRequest, user: UserRow) {
  await updateUser(client, user.id, { recovery_token: '' });
  await clearLinks(client, user.id);
  if (user.email_confirmed_at) return writeAuditLog(client, request, user, 'login');
  await writeAuditLog(client, request, user, 'user_signedup', { provider: 'email' });
  await confirmEmail(client, user);
  // The user who set the password of an unconfirmed account has not proved that they own the
  // mailbox.
  await updateUser(client, user.id, { encrypted_password: null });
}

/** @returns whether the change is complete. */
async function acceptEmailChange(
  client: pg.ClientBase,
  context: AuthContext,
  request: FastifyRequest,
  { user, kind }: FoundToken,
): Promise<boolean> {
  const needsBoth = context.config.email.double_confirm_changes && Boolean(user.email);
  const other =
    kind === 'email_change_token_new' ? 'email_change_token_current' : 'email_change_token_new';
  if (needsBoth && user[other]) {
    await updateUser(client, user.id, { [kind]: '', email_change_confirm_status: 1 });
    await clearLinks(
      client,
      user.id,
      kind as 'email_change_token_new' | 'email_change_token_current',
    );
    return false;
  }
  const email = user.email_change ?? '';
  if (await isEmailTaken(client, email, user.id)) {
    throw emailExists();
  }
  await writeAuditLog(client, request, user, 'user_modified');
  await updateUser(client, user.id, {
    email,
    email_change: '',
    email_change_token_current: '',
    email_change_token_new: '',
    email_change_confirm_status: 0,
    email_confirmed_at: user.email_confirmed_at ?? new Date(),
    raw_user_meta_data: mergeMetadata(user.raw_user_meta_data, { email, email_verified: true }),
  });
  await clearLinks(client, user.id);
  await saveEmailIdentity(client, user.id, email, true);
  const before = user.email ?? '';
  await notify(
    client,
    context,
    'email_changed',
    { ...user, email },
    { to: before, OldEmail: before },
  );
  return true;
}
