import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { inTransaction } from '../../database/transaction.ts';
import { hashPassword } from '../../security/password-hash.ts';
import { serviceRole, writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { emailExists } from '../create-user.ts';
import { requestNetwork } from '../device.ts';
import { readEmail } from '../email-address.ts';
import { isEmailTaken, saveEmailIdentity } from '../identities.ts';
import { ownerOf } from '../passwords/owner.ts';
import { storePassword } from '../passwords/store.ts';
import { checkStrength } from '../passwords/strength.ts';
import { readBody } from '../request-body.ts';
import { deleteSessionsOf } from '../sessions.ts';
import { userJson } from '../user-json.ts';
import { lockUser, mergeMetadata, type UserRow, updateUser } from '../users.ts';
import { confirmEmail } from '../verify/confirm-email.ts';
import { readBan, refusePhone, userFields } from './user-fields.ts';

/**
 * Updates a login immediately, without a confirmation email. A new password or a ban ends all of
 * its sessions.
 * @throws AuthError `validation_failed`, `email_exists`, `weak_password`
 */
export async function adminUpdateUser(
  context: AuthContext,
  request: FastifyRequest,
  existing: UserRow,
) {
  const { id } = existing;
  const given = readBody(request, userFields);
  refusePhone(given.phone);
  const email = given.email ? readEmail(given.email) : '';
  const bannedUntil = readBan(given.ban_duration);
  if (given.password)
    checkStrength(context.config, given.password, ownerOf(existing, email, given.user_metadata));
  if (email && (await isEmailTaken(context.pool, email, id))) throw emailExists();
  const hash = given.password
    ? await hashPassword(given.password, requestNetwork(request))
    : undefined;

  const changed = await inTransaction(context.pool, async (client) => {
    const user = await lockUser(client, id);
    if (!user) throw new Error('the user was deleted during the update');
    if (hash) await storePassword(client, id, hash);
    if (email) await changeEmail(client, user, email, given.email_confirm);
    if (given.email_confirm) await confirmEmail(client, { ...user, email: email || user.email });
    await updateUser(client, id, {
      ...(given.role ? { role: given.role } : {}),
      ...(bannedUntil === undefined ? {} : { banned_until: bannedUntil }),
    });
    if (bannedUntil) await deleteSessionsOf(client, id);
    await mergeInto(client, id, given);
    await writeAuditLog(client, request, serviceRole, 'user_modified', {
      user_id: id,
      user_email: email || user.email,
    });
    return lockUser(client, id);
  });
  if (!changed) throw new Error('the user was deleted during the update');
  return userJson(changed);
}

async function changeEmail(client: pg.ClientBase, user: UserRow, email: string, verified: boolean) {
  await updateUser(client, user.id, { email });
  await saveEmailIdentity(client, user.id, email, verified);
}

async function mergeInto(
  client: pg.ClientBase,
  id: string,
  given: { user_metadata: Metadata; app_metadata: Metadata },
) {
  const user = await lockUser(client, id);
  if (!user) return;
  const { raw_user_meta_data, raw_app_meta_data } = user;
  await updateUser(client, id, {
    raw_user_meta_data: mergeMetadata(raw_user_meta_data, given.user_metadata ?? {}),
    raw_app_meta_data: mergeMetadata(raw_app_meta_data, given.app_metadata ?? {}),
  });
}

type Metadata = Record<string, unknown> | undefined;
