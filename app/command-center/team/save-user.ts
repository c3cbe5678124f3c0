import { adminRequestError, messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { callDatabase, loadAdminBackend } from '~/command-center/kit/backend/backend';
import { sendPasswordLink } from '~/command-center/kit/backend/send-password-link';
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
 * Changes the fields of an admin that differ from the seen values. The email changes only while
 * there is no password.
 * @returns the row as far as it is known now.
 * @throws AppError `conflict` if another admin changed the same field
 */
export function updateUser(
  seen: User,
  { email, first_name, last_name, role, status, permissions }: UserForm,
): Promise<User> {
  return changeRow('admins', seen, { email, first_name, last_name, role, status, permissions });
}

/**
 * Sets the first password of an admin.
 * @returns false if the admin has a password, for example in the portal.
 * @throws AppError
 */
export async function setPassword(adminId: string, password: string): Promise<boolean> {
  const backend = await loadAdminBackend();
  const call = { admin_id: adminId, password };
  const { error, status } = await callGuarded(backend, 'set_admin_password', call);
  if (error?.code === 'own_password') return false;
  if (error) throw adminRequestError(error, status);
  return true;
}

/**
 * Emails an admin the link to choose the first password.
 * @returns false if the admin has a password, for example in the portal.
 * @throws AppError
 */
export async function sendInvitation(adminId: string, language: Language): Promise<boolean> {
  const backend = await loadAdminBackend();
  const call = { admin_id: adminId, language };
  const { data: email, error, status } = await callGuarded(backend, 'invite_admin', call);
  if (error) throw adminRequestError(error, status);
  if (email) await sendPasswordLink(email);
  return Boolean(email);
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
  await callDatabase('confirm_admin', { admin_id: adminId });
}

const refusals = {
  super_admin_required: 'manageUsers:refusals.superAdminRequired',
  own_rights: 'manageUsers:refusals.ownRights',
  permission_not_held: 'manageUsers:refusals.permissionNotHeld',
  last_super_admin: 'manageUsers:refusals.lastSuperAdmin',
  email_invalid: 'manageUsers:validation.emailInvalid',
  advisor_email: 'manageUsers:refusals.advisorEmail',
  own_email: 'manageUsers:refusals.ownEmail',
  member_without_login: 'manageUsers:refusals.memberWithoutLogin',
  '23505': 'manageUsers:refusals.emailTaken',
} as const;

/** The message key of a failed change to the team. */
export function userProblem(error: unknown) {
  return messageKeyOf(error, refusals);
}
