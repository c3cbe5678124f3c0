import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { can, roles } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { RecordEditor } from '~/command-center/kit/editor/fetched-editor';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { useList } from '~/command-center/kit/list/use-list';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { fetchUsers, userList, userQuery, usersQuery } from './fetch-users';
import { SystemRoles } from './system-roles';
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
