import { adminRequestError, messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { callFunction } from '~/command-center/kit/backend/call-function';
import { changeRow } from '~/command-center/kit/editor/change-row';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { Language } from '~/shared/i18n/language';
import type { User } from './fetch-users';
import type { UserForm } from './user-form';

/**
 * Adds an admin to the team, who cannot sign in until there is a password.
 * @throws AppError
 */
export async function addUser(form: UserForm) {
  const backend = await loadAdminBackend();
  const { first_name, last_name, email, role, status: activity, permissions } = form;
  const { data, error, status } = await backend
    .from('admins')
    .insert({ first_name, last_name, email, role, status: activity, permissions })
    .select()
    .single();
  if (error) throw adminRequestError(error, status);
  return data;
}

/**
 * Changes the fields of an admin that differ from the seen values. The email changes first, in a
 * separate function. If that is refused, nothing has changed.
 * @param language of the email that informs the old address.
 * @returns the row as far as it is known now.
 * @throws AppError `conflict` if another admin changed the same field
 */
export async function updateUser(
  seen: User,
  { email, first_name, last_name, role, status, permissions }: UserForm,
  language: Language,
): Promise<User> {
  const updated_at =
    email === seen.email ? seen.updated_at : await changeEmail(seen, email, language);
  return changeRow(
    'admins',
    { ...seen, email, updated_at },
    { first_name, last_name, role, status, permissions },
  );
}

/** Changes the email of an admin, ends their sessions and links, and informs the old address. */
async function changeEmail(
  { id, updated_at }: Pick<User, 'id' | 'updated_at'>,
  email: string,
  language: Language,
): Promise<string> {
  const call = { adminId: id, seenAt: updated_at, email, language };
  const { updatedAt } = await callFunction<{ updatedAt: string }>('change-admin-email', call);
  return updatedAt;
}

/**
 * Sets the password of an admin.
 * @throws AppError
 */
export async function setPassword(adminId: string, password: string): Promise<void> {
  const backend = await loadAdminBackend();
  const call = { admin_id: adminId, password };
  const { error, status } = await callGuarded(backend, 'set_admin_password', call);
  if (error) throw adminRequestError(error, status);
}

/**
 * Emails an admin the link to choose a password.
 * @throws AppError
 */
export function sendInvitation(adminId: string, language: Language): Promise<void> {
  return callFunction('send-admin-link', { adminId, language });
}

/**
 * Removes the second factor of an admin and ends their sessions. For super admins.
 * @throws AppError
 */
export async function resetSecondFactor(adminId: string): Promise<void> {
  const backend = await loadAdminBackend();
  const call = { admin_id: adminId };
  const { error, status } = await callGuarded(backend, 'reset_admin_second_factor', call);
  if (error) throw adminRequestError(error, status);
}

/**
 * Lets an account count as a second person. For another super admin than the one who changed it.
 * @throws AppError
 */
export async function confirmAdmin(adminId: string): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await backend.rpc('confirm_admin', { admin_id: adminId });
  if (error) throw adminRequestError(error, status);
}

const refusals = {
  super_admin_required: 'manageUsers:refusals.superAdminRequired',
  own_rights: 'manageUsers:refusals.ownRights',
  permission_not_held: 'manageUsers:refusals.permissionNotHeld',
  last_super_admin: 'manageUsers:refusals.lastSuperAdmin',
  email_invalid: 'manageUsers:validation.emailInvalid',
  advisor_email: 'manageUsers:refusals.advisorEmail',
  shared_login: 'manageUsers:refusals.sharedLogin',
  member_without_login: 'manageUsers:refusals.memberWithoutLogin',
  '23505': 'manageUsers:refusals.emailTaken',
} as const;

/** The message key of a failed change to the team. */
export function userProblem(error: unknown) {
  return messageKeyOf(error, refusals);
}
