import { useQuery } from '@tanstack/react-query';
import { can } from '~/command-center/kit/backend/admin';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { useAdmin } from '~/command-center/kit/backend/session';
import type { ListColumn } from '~/command-center/kit/list/list-column';
import { ListFilter } from '~/command-center/kit/list/list-filter';
import { ListSort } from '~/command-center/kit/list/list-sort';
import type { List } from '~/command-center/kit/list/use-list';
import { unassigned } from '~/command-center/requests/fetch-requests';
import { priorities, states } from '~/command-center/requests/request-codes';
import { useTranslation } from '~/shared/i18n/use-translation';

type QueueFiltersProps = { list: List; columns: readonly ListColumn<never>[] };

/** The filters by state, assignee and priority. */
export function QueueFilters({ list, columns }: QueueFiltersProps) {
  const { t } = useTranslation('manageRequests');
  const admin = useAdmin();
  const { data: team = [] } = useQuery(teamQuery);
  const people = team.filter((one) => can(one, 'requests'));
  return (
    <>
      <ListFilter
        list={list}
        name="state"
        label={t('columns.state')}
        choices={states.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
      <ListFilter
        list={list}
        name="assigned"
        label={t('columns.assigned')}
        choices={[
          { value: unassigned, label: t('unassigned') },
          ...people.map(({ id, name }) => ({
            value: id,
            label: id === admin.id ? t('me', { name }) : name,
          })),
        ]}
      />
      <ListFilter
        list={list}
        name="priority"
        label={t('columns.priority')}
        choices={priorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
      />
      <ListSort list={list} columns={columns} />
    </>
  );
}
