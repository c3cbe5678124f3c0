import { adminRequestError } from '~/command-center/kit/backend/admin-request-error';
import { loadAdminBackend } from '~/command-center/kit/backend/backend';
import { callGuarded } from '~/shared/backend/call-guarded';
import type { UserForm } from './user-form';

/**
 * Adds somebody to the team. Without a password nobody can sign in yet.
 * @throws AppError
 */
export async function addUser(form: UserForm) {
  const backend = await loadAdminBackend();
  const { first_name, last_name, email, role, status: standing, permissions } = form;
  const { data, error, status } = await backend
    .from('admins')
    .insert({ first_name, last_name, email, role, status: standing, permissions })
    .select()
    .single();
  if (error) throw adminRequestError(error, status);
  return data;
}

/**
 * Gives somebody of the team a password.
 * @throws AppError
 */
export async function setPassword(adminId: string, password: string): Promise<void> {
  const backend = await loadAdminBackend();
  const { error, status } = await callGuarded(backend, 'set_admin_password', {
    admin_id: adminId,
    password,
  });
  if (error) throw adminRequestError(error, status);
}
