import { useQuery } from '@tanstack/react-query';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { DataTable } from '~/command-center/kit/list/data-table';
import { ExportButton } from '~/command-center/kit/list/export-button';
import { ListSort } from '~/command-center/kit/list/list-sort';
import { ListToolbar } from '~/command-center/kit/list/list-toolbar';
import { useList } from '~/command-center/kit/list/use-list';
import { ListMessage } from '~/command-center/kit/list-messages';
import { ClosedNotice } from '~/command-center/kit/permission-notice';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { useTranslation } from '~/shared/i18n/use-translation';
import { fetchLog, logQuery } from './fetch-log';
import { LogFilters } from './log-filters';
import { logList } from './log-list';
import { useLogColumns } from './use-log-columns';

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
