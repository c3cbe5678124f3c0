import { z } from 'zod/mini';
import { type Permission, permissions, type Role, roles } from '~/command-center/kit/backend/admin';
import { issuesOf } from '~/command-center/kit/editor/form-issues';
import { typedEmail } from '~/shared/fields/typed-credentials';
import type { User } from './fetch-users';

const issue = issuesOf('manageUsers');

/** The minimum length in characters of a password that another admin sets, as in the database. */
export const shortestPassword = 12;

const longestName = 100;

/** The roles to choose from. Only admins who already have the role `admin` keep it. */
export const offeredRoles = ['content_editor', 'support_agent', 'super_admin'] as const;

/** The usual permissions of a role. Choosing a role checks their boxes; others can be added. */
export const usualPermissions: Record<Role, readonly Permission[]> = {
  super_admin: permissions,
  admin: ['blog', 'shows', 'contacts', 'analytics', 'members', 'requests', 'books', 'settings'],
  content_editor: ['blog', 'shows'],
  support_agent: ['contacts', 'analytics', 'requests'],
};

const name = z.string().check(z.trim(), z.maxLength(longestName, issue('tooLong')));

export const userSchema = z
  .object({
    first_name: name.check(z.minLength(1, issue('firstNameRequired'))),
    last_name: name,
    email: typedEmail(issue('emailRequired'), issue('emailInvalid')),
    role: z.enum(roles),
    status: z.enum(['active', 'inactive']),
    permissions: z.array(z.enum(permissions)),
    /** How a new admin gets a password, by an emailed link or from the admin who adds them. */
    entry: z.enum(['invitation', 'password']),
    password: z.string(),
    confirmPassword: z.string(),
  })
  .check(
    z.refine(({ entry, password }) => entry !== 'password' || password.length >= shortestPassword, {
      ...issue('passwordTooShort'),
      path: ['password'],
    }),
    z.refine(
      ({ entry, password, confirmPassword }) =>
        entry !== 'password' || password === confirmPassword,
      { ...issue('passwordsDiffer'), path: ['confirmPassword'] },
    ),
  );

export type UserForm = z.infer<typeof userSchema>;

/** The initial values, which are empty or those of an admin. */
export function userForm(user?: User): UserForm {
  return {
    first_name: user?.first_name ?? '',
    last_name: user?.last_name ?? '',
    email: user?.email ?? '',
    role: (user?.role ?? 'content_editor') as Role,
    status: user?.status === 'inactive' ? 'inactive' : 'active',
    permissions: [...((user?.permissions ?? usualPermissions.content_editor) as Permission[])],
    entry: 'invitation',
    password: '',
    confirmPassword: '',
  };
}
