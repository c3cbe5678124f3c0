import { useQuery } from '@tanstack/react-query';
import { isSuperAdmin } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListTab } from '~/command-center/kit/list/list-tab';
import { type List, useList } from '~/command-center/kit/list/use-list';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
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

type DayFilterProps = { list: List; name: 'from' | 'to'; label: string };

/** The first or the last day of the listed lines. */
function DayFilter({ list, name, label }: DayFilterProps) {
  const [day = ''] = list.request.filters[name] ?? [];
  const other = list.request.filters[name === 'from' ? 'to' : 'from']?.[0];
  return (
    <label className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control bg-white pr-3 pl-4 text-sm font-semibold focus-within:outline-3 focus-within:outline-mata-700 hover:border-muted">
      {label}
      <input
        type="date"
        // Users type a year digit by digit, so this is uncontrolled. A new address resets it.
        key={day}
        defaultValue={day}
        min={name === 'to' ? other : undefined}
        max={name === 'from' ? other : '2099-12-31'}
        onChange={({ target }) => {
          const { value, validity } = target;
          if (value === day || (value !== '' && !validity.valid)) return;
          if (value !== '' && value < '2000') return;
          list.change(
            ({ filters }) => ({ filters: { ...filters, [name]: value ? [value] : [] } }),
            { isTyping: true },
          );
        }}
        className="bg-transparent font-normal outline-none"
      />
    </label>
  );
}
