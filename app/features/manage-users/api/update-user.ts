import type { Language } from '~/i18n/language';
import { AppError } from '~/lib/app-error';
import { adminRequestError } from '~/lib/command-center/admin-request-error';
import { loadAdminBackend } from '~/lib/command-center/backend';
import type { UserForm } from '../user-form';
import { changeEmail } from './change-email';
import type { User } from './fetch-users';

type Change = Pick<
  UserForm,
  'first_name' | 'last_name' | 'email' | 'role' | 'status' | 'permissions'
>;

/**
 * Changes somebody of the team, if nobody else has meanwhile.
 * The email goes first, by a function of its own: if it is refused, nothing has changed.
 * @param seen the row that was looked at: its `updated_at` must still stand.
 * @param language of the email that tells the old address.
 * @returns the row as it is now.
 * @throws AppError `conflict` where somebody was quicker
 */
export async function updateUser(
  seen: Pick<User, 'id' | 'email' | 'updated_at'>,
  change: Change,
  language: Language,
) {
  const seenAt =
    change.email === seen.email ? seen.updated_at : await changeEmail(seen, change.email, language);
  const backend = await loadAdminBackend();
  const { first_name, last_name, role, status: standing, permissions } = change;
  const { data, error, status } = await backend
    .from('admins')
    .update({ first_name, last_name, role, status: standing, permissions })
    .eq('id', seen.id)
    .eq('updated_at', seenAt)
    .select()
    .maybeSingle();
  if (error) throw adminRequestError(error, status);
  if (!data) throw new AppError('conflict');
  return data;
}
