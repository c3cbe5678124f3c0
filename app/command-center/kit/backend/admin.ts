/** What a box of the user form opens. A super admin may do everything, whatever is ticked. */
export const permissions = ['blog', 'shows', 'contacts', 'users', 'analytics', 'members'] as const;

export type Permission = (typeof permissions)[number];

export const roles = ['super_admin', 'admin', 'content_editor', 'support_agent'] as const;

export type Role = (typeof roles)[number];

/** Somebody of the team, as `authenticate_admin` and `current_admin` answer. */
export type Admin = {
  id: string;
  first_name: string;
  last_name: string;
  name: string;
  email: string;
  role: Role;
  status: string;
  permissions: readonly string[];
};

/**
 * Whether role or boxes allow this admin something. A courtesy of the screen: the row policies ask
 * `private.admin_can`, which knows better.
 */
export function can(admin: Pick<Admin, 'role' | 'permissions'>, permission: Permission): boolean {
  return admin.role === 'super_admin' || admin.permissions.includes(permission);
}

/** Whether this admin works with requests and sees who wrote them: for contacts or for members. */
export function canSeeRequests(admin: Pick<Admin, 'role' | 'permissions'>): boolean {
  return can(admin, 'contacts') || can(admin, 'members');
}

export function isSuperAdmin(admin: Pick<Admin, 'role'>): boolean {
  return admin.role === 'super_admin';
}
