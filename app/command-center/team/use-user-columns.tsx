import { can, type Permission, type Role } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import type { ListColumn } from '~/command-center/kit/list/list-column';
import { formatDay } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import type { Tone } from '~/shared/ui/notice';
import type { User } from './fetch-users';

const roleTones = {
  super_admin: 'success',
  admin: 'info',
  content_editor: 'neutral',
  support_agent: 'neutral',
} satisfies Record<Role, Tone | 'neutral'>;

const tones = { active: 'success', invited: 'warning', inactive: 'neutral' } as const;

/** The columns of the team's list, in the table and in the exported file. */
export function useUserColumns(): ListColumn<User>[] {
  const { t } = useTranslation(['manageUsers', 'commandCenter']);
  const { language } = useLanguage();
  const mayManage = can(useAdmin(), 'users');
  const role = (user: User) => t(`commandCenter:roles.${user.role as Role}`);
  const statusOf = (user: User) => {
    if (user.status !== 'active') return 'inactive';
    return user.has_password ? 'active' : 'invited';
  };
  const status = (user: User) => t(`manageUsers:status.${statusOf(user)}`);
  const secondFactor = (user: User) =>
    t(`manageUsers:secondFactor.${user.has_second_factor ? 'on' : 'off'}`);
  return [
    {
      id: 'name',
      header: t('manageUsers:columns.name'),
      isMain: true,
      sort: 'name',
      width: 11,
      cell: (user) => user.name,
      csv: (user) => user.name,
    },
    {
      id: 'email',
      header: t('manageUsers:columns.email'),
      width: 13,
      isPlain: true,
      cell: (user) => user.email,
      csv: (user) => user.email,
    },
    {
      id: 'role',
      isFixed: true,
      header: t('manageUsers:columns.role'),
      width: 11,
      isPlain: true,
      cell: (user) => <Badge tone={roleTones[user.role as Role]}>{role(user)}</Badge>,
      csv: role,
    },
    {
      id: 'status',
      width: 10,
      header: t('manageUsers:columns.status'),
      isImportant: true,
      isPlain: true,
      cell: (user) => (
        <span className="flex flex-wrap gap-1">
          <Badge dot tone={tones[statusOf(user)]}>
            {status(user)}
          </Badge>
          {user.awaits_confirmation && (
            <Badge tone="warning">{t('manageUsers:counts.badge')}</Badge>
          )}
        </span>
      ),
      csv: status,
    },
    {
      id: 'second_factor',
      header: t('manageUsers:columns.secondFactor'),
      ...(mayManage && {
        cell: (user) =>
          user.has_second_factor ? (
            <Badge tone="success">{secondFactor(user)}</Badge>
          ) : (
            <span className="text-muted">{secondFactor(user)}</span>
          ),
        csv: secondFactor,
      }),
    },
    {
      id: 'permissions',
      header: t('manageUsers:columns.permissions'),
      csv: ({ permissions }) =>
        permissions
          .map((one) => t(`manageUsers:permissions.${one as Permission}.label`))
          .join(', '),
    },
    {
      id: 'created_at',
      isFixed: true,
      header: t('manageUsers:columns.since'),
      sort: 'created_at',
      width: 8.5,
      cell: (user) => formatDay(user.created_at, language, 'short'),
      csv: (user) => user.created_at,
    },
  ];
}
