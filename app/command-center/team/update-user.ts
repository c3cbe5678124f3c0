import { changeRow } from '~/command-center/kit/editor/change-row';
import type { Language } from '~/shared/i18n/language';
import { changeEmail } from './change-email';
import type { User } from './fetch-users';
import type { UserForm } from './user-form';

type Change = Pick<
  UserForm,
  'first_name' | 'last_name' | 'email' | 'role' | 'status' | 'permissions'
>;

/**
 * Changes the fields of a team member that differ from what was seen.
 * The email goes first, by a function of its own: if it is refused, nothing has changed.
 * @param language of the email that tells the old address.
 * @returns the row as far as it is known now.
 * @throws AppError `conflict` if another admin changed the same field
 */
export async function updateUser(seen: User, change: Change, language: Language): Promise<User> {
  const { email, first_name, last_name, role, status, permissions } = change;
  const updated_at =
    email === seen.email ? seen.updated_at : await changeEmail(seen, email, language);
  return changeRow(
    'admins',
    { ...seen, email, updated_at },
    { first_name, last_name, role, status, permissions },
  );
}
