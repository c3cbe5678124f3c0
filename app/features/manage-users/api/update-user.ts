import { AppError } from '~/lib/app-error';
import { adminRequestError } from '~/lib/command-center/admin-request-error';
import { loadAdminBackend } from '~/lib/command-center/backend';
import type { UserForm } from '../user-form';
import type { User } from './fetch-users';

type Change = Pick<
  UserForm,
  'first_name' | 'last_name' | 'email' | 'role' | 'status' | 'permissions'
>;

/**
 * Changes somebody of the team, if nobody else has meanwhile.
 * @param seen the row that was looked at: its `updated_at` must still stand.
 * @returns the row as it is now.
 * @throws AppError `conflict` where somebody was quicker
 */
export async function updateUser(seen: Pick<User, 'id' | 'updated_at'>, change: Change) {
  const backend = await loadAdminBackend();
  const { first_name, last_name, email, role, status: standing, permissions } = change;
  const { data, error, status } = await backend
    .from('admins')
    .update({ first_name, last_name, email, role, status: standing, permissions })
    .eq('id', seen.id)
    .eq('updated_at', seen.updated_at)
    .select()
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('conflict');
  return data;
}
