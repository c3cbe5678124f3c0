import { z } from 'zod/mini';
import { type Permission, permissions, type Role, roles } from '~/command-center/kit/backend/admin';
import { shortestPassword } from '~/command-center/kit/password-strength';
import { typedEmail } from '~/shared/fields/typed-credentials';
import type { Messages } from '~/shared/i18n/catalogue';
import type { User } from './fetch-users';

/** What can be wrong with the form: keys of `manageUsers:validation`. */
export type UserIssue = keyof Messages['manageUsers']['validation'];

const issue = (key: UserIssue) => ({ error: key, abort: true });

const userLimits = { name: 100, password: shortestPassword };

/** What a person of the team may be: the admin role is kept for those who have it. */
export const offeredRoles = ['content_editor', 'support_agent', 'super_admin'] as const;

/** The boxes that a role usually comes with. Choosing a role ticks them; anybody may tick others. */
export const usualPermissions: Record<Role, readonly Permission[]> = {
  super_admin: permissions,
  admin: ['blog', 'shows', 'contacts', 'analytics', 'members'],
  content_editor: ['blog', 'shows'],
  support_agent: ['contacts', 'analytics'],
};

const name = z.string().check(z.trim(), z.maxLength(userLimits.name, issue('tooLong')));

export const userSchema = z
  .object({
    first_name: name.check(z.minLength(1, issue('firstNameRequired'))),
    last_name: name,
    email: typedEmail(issue('emailRequired'), issue('emailInvalid')),
    role: z.enum(roles),
    status: z.enum(['active', 'inactive']),
    permissions: z.array(z.enum(permissions)),
    /** How somebody new gets a password: by a mailed link, or from whoever adds them. */
    entry: z.enum(['invitation', 'password']),
    password: z.string(),
    confirmPassword: z.string(),
  })
  .check(
    z.refine(
      ({ entry, password }) => entry !== 'password' || password.length >= userLimits.password,
      {
        ...issue('passwordTooShort'),
        path: ['password'],
      },
    ),
    z.refine(
      ({ entry, password, confirmPassword }) =>
        entry !== 'password' || password === confirmPassword,
      { ...issue('passwordsDiffer'), path: ['confirmPassword'] },
    ),
  );

export type UserForm = z.infer<typeof userSchema>;

/** The form as it opens: empty, or with what is known of somebody. */
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
