import { useQuery } from '@tanstack/react-query';
import { FileVideo, LifeBuoy, ShieldCheck, UserCog, UserPlus } from 'lucide-react';
import { can, roles } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { RecordEditor } from '~/command-center/kit/editor/fetched-editor';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { useList } from '~/command-center/kit/list/use-list';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { IconTile } from '~/shared/ui/icon-tile';
import { fetchUsers, userList, userQuery, usersQuery } from './fetch-users';
import { useUserColumns } from './use-user-columns';
import { UserEditor } from './user-editor';

export const clientLoader = signedInPageLoader('adminUsers');

/** The members of the team, and their permissions. */
export default function Team() {
  const { t } = useTranslation(['manageUsers', 'commandCenter']);
  const mayManage = can(useAdmin(), 'users');
  const record = useOpenRecord();
  const list = useList(userList);
  const query = useQuery(usersQuery(list.request));
  const columns = useUserColumns();
  return (
    <ListTab
      name="team"
      lead={t('manageUsers:lead')}
      list={list}
      columns={columns}
      query={query}
      record={mayManage ? record : undefined}
      isReadOnly={!mayManage}
      label={t('manageUsers:table')}
      search={t('manageUsers:search')}
      filters={[
        {
          name: 'role',
          label: t('manageUsers:columns.role'),
          choices: roles.map((value) => ({ value, label: t(`commandCenter:roles.${value}`) })),
        },
        {
          name: 'status',
          label: t('manageUsers:columns.status'),
          choices: userList.filters.status.map((value) => ({
            value,
            label: t(`manageUsers:status.${value}`),
          })),
        },
      ]}
      actions={
        mayManage && (
          <Button size="sm" onClick={() => record.open('new')}>
            <UserPlus className="size-5" />
            {t('manageUsers:add')}
          </Button>
        )
      }
      file={{
        table: 'admins',
        fileName: t('manageUsers:fileName'),
        columns,
        fetchPage: fetchUsers,
      }}
      empty={{ title: t('manageUsers:empty.title'), text: t('manageUsers:empty.text') }}
    >
      <SystemRoles />
      {mayManage && record.openId !== null && (
        <RecordEditor
          key={record.openId}
          id={record.openId}
          title={t('manageUsers:dialog.edit')}
          query={userQuery}
          onClose={record.close}
        >
          {(user, onReload) => (
            <UserEditor user={user} onClose={record.close} onReload={onReload} />
          )}
        </RecordEditor>
      )}
    </ListTab>
  );
}

const systemRoles = [
  { role: 'super_admin', icon: ShieldCheck, powers: ['access', 'users', 'content'] },
  { role: 'admin', icon: UserCog, powers: ['content', 'members', 'contacts', 'requests'] },
  { role: 'content_editor', icon: FileVideo, powers: ['blog', 'shows', 'media'] },
  {
    role: 'support_agent',
    icon: LifeBuoy,
    powers: ['contacts', 'responses', 'requests', 'analytics'],
  },
] as const;

/** The purpose of each role. */
function SystemRoles() {
  const { t } = useTranslation(['manageUsers', 'commandCenter']);
  return (
    <section aria-labelledby="system-roles" className="grid gap-4 pt-4">
      <h2 id="system-roles" className="text-heading">
        {t('manageUsers:systemRoles.title')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {systemRoles.map(({ role, icon, powers }) => (
          <li key={role} className="grid content-start gap-4 rounded-lg bg-white p-6 shadow-raised">
            <IconTile icon={icon} />
            <h3 className="text-lead font-semibold">{t(`commandCenter:roles.${role}`)}</h3>
            <ul className="grid gap-1.5 text-sm text-muted">
              {powers.map((power) => (
                <li key={power} className="flex gap-2.5">
                  <span
                    aria-hidden="true"
                    className="mt-2 size-1.5 shrink-0 rounded-full bg-barro-500"
                  />
                  {t(`manageUsers:systemRoles.powers.${power}`)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
