import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { errorMessageKey } from '~/shared/backend/app-error';

/** What the database refuses when the team is changed, and the message that says so. */
const refusals = {
  super_admin_required: 'manageUsers:refusals.superAdminRequired',
  own_rights: 'manageUsers:refusals.ownRights',
  permission_not_held: 'manageUsers:refusals.permissionNotHeld',
  last_super_admin: 'manageUsers:refusals.lastSuperAdmin',
  email_invalid: 'manageUsers:validation.emailInvalid',
  '23505': 'manageUsers:refusals.emailTaken',
} as const;

/** The key of what to tell when saving did not work. */
export function saveProblem(error: unknown) {
  const code = refusalCode(error);
  if (code !== undefined && code in refusals) return refusals[code as keyof typeof refusals];
  return `errors:${errorMessageKey(error)}` as const;
}
