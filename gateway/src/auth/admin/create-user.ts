import type { FastifyRequest } from 'fastify';
import { inTransaction } from '../../database/transaction.ts';
import { hashPassword } from '../../security/password-hash.ts';
import { kindOfHash } from '../../security/stored-hash.ts';
import { serviceRole, writeAuditLog } from '../audit-log.ts';
import type { AuthContext } from '../context.ts';
import { createUser, emailExists } from '../create-user.ts';
import { requestNetwork } from '../device.ts';
import { readEmail } from '../email-address.ts';
import { AuthError } from '../errors.ts';
import { isEmailTaken } from '../identities.ts';
import { checkLength } from '../passwords/strength.ts';
import { readBody } from '../request-body.ts';
import { userJson } from '../user-json.ts';
import { lockUser, updateUser } from '../users.ts';
import { isUuid } from '../uuid.ts';
import { confirmEmail } from '../verify/confirm-email.ts';
import { readBan, refusePhone, userFields } from './user-fields.ts';

/**
 * Creates a login account. Without a password, the user can sign in only by an emailed link.
 * @throws AuthError `validation_failed`, `email_exists`
 */
export async function adminCreateUser(context: AuthContext, request: FastifyRequest) {
  const given = readBody(request, userFields);
  refusePhone(given.phone);
  if (!given.email) throw invalid('Cannot create a user without either an email or phone');
  const email = readEmail(given.email);
  if (given.password && given.password_hash) {
    throw invalid('Only a password or a password hash should be provided');
  }
  if (given.password_hash && !kindOfHash(given.password_hash)) {
    throw invalid('The password hash is neither argon2 nor bcrypt');
  }
  if (given.id && !isUuid(given.id)) throw invalid('ID must conform to the uuid v4 format');
  const bannedUntil = readBan(given.ban_duration);
  // The caller with the secret key may set a password that users may not choose, as on Supabase.
  checkLength(given.password);
  if (await isEmailTaken(context.pool, email, null)) throw emailExists();
  const passwordHash = given.password
    ? await hashPassword(given.password, requestNetwork(request))
    : given.password_hash;

  const created = await inTransaction(context.pool, async (client) => {
    const user = await createUser(client, {
      email,
      passwordHash: passwordHash || null,
      userMetadata: given.user_metadata ?? {},
      appMetadata: given.app_metadata ?? {},
      ...(given.id ? { id: given.id } : {}),
      ...(given.role ? { role: given.role } : {}),
    });
    await writeAuditLog(client, request, serviceRole, 'user_signedup', {
      user_id: user.id,
      user_email: email,
      provider: 'email',
    });
    if (given.email_confirm) await confirmEmail(client, user);
    if (bannedUntil) await updateUser(client, user.id, { banned_until: bannedUntil });
    return lockUser(client, user.id);
  });
  if (!created) throw new Error('the created user was not found');
  return userJson(created);
}

function invalid(message: string) {
  return new AuthError(400, 'validation_failed', message);
}
