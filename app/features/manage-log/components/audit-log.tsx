import { useQuery } from '@tanstack/react-query';
import { DataTable } from '~/components/command-center/data-table';
import { ExportButton } from '~/components/command-center/export-button';
import { ListMessage } from '~/components/command-center/list-messages';
import { ListSort } from '~/components/command-center/list-sort';
import { ListToolbar } from '~/components/command-center/list-toolbar';
import { ClosedNotice } from '~/components/command-center/permission-notice';
import { TabHeading } from '~/components/command-center/tab-heading';
import { TabPage } from '~/components/command-center/tab-page';
import { useList } from '~/components/command-center/use-list';
import { useTranslation } from '~/i18n/use-translation';
import { isSuperAdmin } from '~/lib/command-center/admin';
import { useAdmin } from '~/lib/command-center/session';
import { fetchLog, logQuery } from '../api/fetch-log';
import { logList } from '../log-list';
import { useLogColumns } from '../use-log-columns';
import { LogFilters } from './log-filters';

/** The audit log, for super admins. */
export function AuditLog() {
  const { t } = useTranslation('manageLog');
  if (isSuperAdmin(useAdmin())) return <LogTable />;
  return (
    <TabPage>
      <TabHeading lead={t('lead')} />
      <ClosedNotice />
    </TabPage>
  );
}

function LogTable() {
  const { t } = useTranslation('manageLog');
  const list = useList(logList);
  const query = useQuery(logQuery(list.request));
  const showOnly = (person: string) =>
    list.change(({ filters }) => ({ filters: { ...filters, person: [person] } }));
  const columns = useLogColumns(showOnly);
  return (
    <TabPage>
      <TabHeading lead={t('lead')}>
        <ExportButton
          list={list}
          table="activity_log"
          fileName={t('fileName')}
          columns={columns}
          fetchPage={fetchLog}
        />
      </TabHeading>
      <ListToolbar
        list={list}
        filters={
          <>
            <LogFilters list={list} lines={query.data?.rows ?? []} />
            <ListSort list={list} columns={columns} />
          </>
        }
      />
      <DataTable
        label={t('table')}
        list={list}
        columns={columns}
        query={query}
        rowId={({ id }) => String(id)}
        empty={<ListMessage title={t('empty.title')} text={t('empty.text')} />}
      />
    </TabPage>
  );
}
