import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { can, roles } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useOpenRecord } from '~/command-center/kit/editor/use-open-record';
import { DataTable } from '~/command-center/kit/list/data-table';
import { ExportButton } from '~/command-center/kit/list/export-button';
import { ListFilter } from '~/command-center/kit/list/list-filter';
import { ListSearch } from '~/command-center/kit/list/list-search';
import { ListSort } from '~/command-center/kit/list/list-sort';
import { ListToolbar } from '~/command-center/kit/list/list-toolbar';
import { useList } from '~/command-center/kit/list/use-list';
import { ListMessage } from '~/command-center/kit/list-messages';
import { ReadOnlyNotice } from '~/command-center/kit/permission-notice';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { fetchUsers, usersQuery } from './fetch-users';
import { SystemRoles } from './system-roles';
import { useUserColumns } from './use-user-columns';
import { UserDialog } from './user-dialog';
import { userList } from './user-list';

/** The team: who is in it, and what each person may do. */
export function UserManagement() {
  const { t } = useTranslation(['manageUsers', 'commandCenter']);
  const admin = useAdmin();
  const mayManage = can(admin, 'users');
  const record = useOpenRecord();
  const list = useList(userList);
  const query = useQuery(usersQuery(list.request));
  const columns = useUserColumns();
  return (
    <TabPage>
      <TabHeading lead={t('manageUsers:lead')}>
        {mayManage && (
          <Button size="sm" onClick={() => record.open('new')}>
            <UserPlus className="size-5" />
            {t('manageUsers:add')}
          </Button>
        )}
        <ExportButton
          list={list}
          table="admins"
          fileName={t('manageUsers:fileName')}
          columns={columns}
          fetchPage={fetchUsers}
        />
      </TabHeading>
      {!mayManage && <ReadOnlyNotice />}
      <ListToolbar
        list={list}
        search={<ListSearch list={list} label={t('manageUsers:search')} />}
        filters={
          <>
            <ListFilter
              list={list}
              name="role"
              label={t('manageUsers:columns.role')}
              choices={roles.map((value) => ({ value, label: t(`commandCenter:roles.${value}`) }))}
            />
            <ListFilter
              list={list}
              name="status"
              label={t('manageUsers:columns.status')}
              choices={[
                { value: 'active', label: t('manageUsers:status.active') },
                { value: 'inactive', label: t('manageUsers:status.inactive') },
              ]}
            />
            <ListSort list={list} columns={columns} />
          </>
        }
      />
      <DataTable
        label={t('manageUsers:table')}
        list={list}
        columns={columns}
        query={query}
        rowId={({ id }) => id}
        record={mayManage ? record : undefined}
        empty={
          <ListMessage title={t('manageUsers:empty.title')} text={t('manageUsers:empty.text')} />
        }
      />
      <SystemRoles />
      {mayManage && <UserDialog openId={record.openId} onClose={record.close} />}
    </TabPage>
  );
}
