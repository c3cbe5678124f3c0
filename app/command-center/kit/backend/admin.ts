/** The permissions of the user form. A super admin has all of them. */
export const permissions = [
  'blog',
  'shows',
  'contacts',
  'users',
  'analytics',
  'members',
  'accounts',
  'requests',
  'requests_read',
  'books',
  'settings',
] as const;

export type Permission = (typeof permissions)[number];

export const roles = ['super_admin', 'admin', 'content_editor', 'support_agent'] as const;

export type Role = (typeof roles)[number];

/** A member of the team, as `authenticate_admin` and `current_admin` return it. */
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
 * Whether this admin has a permission, by role or by choice. It only decides what the UI shows:
 * the row policies use `private.admin_can`.
 */
export function can(admin: Pick<Admin, 'role' | 'permissions'>, permission: Permission): boolean {
  return admin.role === 'super_admin' || admin.permissions.includes(permission);
}

/** Whether this admin may see requests and their senders. It requires `contacts` or `members`. */
export function canSeeRequests(admin: Pick<Admin, 'role' | 'permissions'>): boolean {
  return can(admin, 'contacts') || can(admin, 'members');
}

/** Whether this admin may read sharing requests. Auditors may, and change nothing. */
export function canReadSharing(admin: Pick<Admin, 'role' | 'permissions'>): boolean {
  return can(admin, 'requests') || can(admin, 'requests_read');
}

export function isSuperAdmin(admin: Pick<Admin, 'role'>): boolean {
  return admin.role === 'super_admin';
}

/** The sections of the settings in display order, and who may open each. */
const settingsSections = {
  organization: isSuperAdmin,
  plans: (admin) => can(admin, 'settings'),
  contributions: (admin) => can(admin, 'settings'),
  documents: (admin) => can(admin, 'settings'),
  hours: (admin) => can(admin, 'settings'),
  'bill-help': (admin) => can(admin, 'settings'),
  system: isSuperAdmin,
} satisfies Record<string, (admin: Pick<Admin, 'role' | 'permissions'>) => boolean>;

export type SettingsSection = keyof typeof settingsSections;

export function settingsOf(admin: Pick<Admin, 'role' | 'permissions'>): SettingsSection[] {
  const names = Object.keys(settingsSections) as SettingsSection[];
  return names.filter((name) => settingsSections[name](admin));
}
