import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { DataTable } from '~/components/command-center/data-table';
import { ExportButton } from '~/components/command-center/export-button';
import { ListFilter } from '~/components/command-center/list-filter';
import { ListMessage } from '~/components/command-center/list-messages';
import { ListSearch } from '~/components/command-center/list-search';
import { ListSort } from '~/components/command-center/list-sort';
import { ListToolbar } from '~/components/command-center/list-toolbar';
import { ReadOnlyNotice } from '~/components/command-center/permission-notice';
import { TabHeading } from '~/components/command-center/tab-heading';
import { TabPage } from '~/components/command-center/tab-page';
import { useList } from '~/components/command-center/use-list';
import { useOpenRecord } from '~/components/command-center/use-open-record';
import { useTranslation } from '~/i18n/use-translation';
import { can, roles } from '~/lib/command-center/admin';
import { useAdmin } from '~/lib/command-center/session';
import { Button } from '~/ui/button';
import { fetchUsers, usersQuery } from '../api/fetch-users';
import { useUserColumns } from '../use-user-columns';
import { userList } from '../user-list';
import { SystemRoles } from './system-roles';
import { UserDialog } from './user-dialog';

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
