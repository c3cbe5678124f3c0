import { useQuery } from '@tanstack/react-query';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { useList } from '~/command-center/kit/list/use-list';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { DayFilter } from './day-filter';
import { fetchLog, logQuery } from './fetch-log';
import { logList } from './log-list';
import { useLogColumns } from './use-log-columns';
import { useLogFilters } from './use-log-filters';

export const clientLoader = signedInPageLoader('adminLog');

/** The audit log, for super admins. */
export default function AuditLog() {
  const { t } = useTranslation('manageLog');
  return isSuperAdmin(useAdmin()) ? <LogTab /> : <NoAccess lead={t('lead')} />;
}

function LogTab() {
  const { t } = useTranslation('manageLog');
  const list = useList(logList);
  const query = useQuery(logQuery(list.request));
  const filters = useLogFilters(list, query.data?.rows ?? []);
  const columns = useLogColumns((person) =>
    list.change((request) => ({ filters: { ...request.filters, person: [person] } })),
  );
  return (
    <ListTab
      lead={t('lead')}
      list={list}
      columns={columns}
      query={query}
      label={t('table')}
      otherFilters={
        <>
          <DayFilter list={list} name="from" label={t('filters.from')} />
          <DayFilter list={list} name="to" label={t('filters.to')} />
        </>
      }
      filters={filters}
      file={{ table: 'activity_log', fileName: t('fileName'), columns, fetchPage: fetchLog }}
      empty={{ title: t('empty.title'), text: t('empty.text') }}
    />
  );
}
