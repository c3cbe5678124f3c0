import { useQuery } from '@tanstack/react-query';
import { can } from '~/command-center/kit/backend/admin';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { useAdmin } from '~/command-center/kit/backend/session';
import type { ListColumn } from '~/command-center/kit/list/list-column';
import { ListFilter } from '~/command-center/kit/list/list-filter';
import { ListSort } from '~/command-center/kit/list/list-sort';
import type { List } from '~/command-center/kit/list/use-list';
import { unassigned, untagged } from '~/command-center/requests/fetch-requests';
import { priorities } from '~/command-center/requests/request-codes';
import { useTags } from '~/command-center/requests/tags/tags';
import { useTranslation } from '~/shared/i18n/use-translation';
import { states } from '../../../../supabase/contracts/request-states';

type QueueFiltersProps = { list: List; columns: readonly ListColumn<never>[] };

/** The filters by state, assignee, priority and tag. */
export function QueueFilters({ list, columns }: QueueFiltersProps) {
  const { t } = useTranslation('manageRequests');
  const admin = useAdmin();
  const { data: team = [] } = useQuery(teamQuery);
  const { data: tags = [], isSuccess } = useTags();
  const chosen = list.request.filters.tag ?? [];
  // A saved view outlives its tag.
  const deleted = chosen.filter(
    (value) => isSuccess && value !== untagged && !tags.some(({ id }) => id === value),
  );
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
      <ListFilter
        list={list}
        name="tag"
        label={t('columns.tag')}
        choices={[
          { value: untagged, label: t('tags.none') },
          ...tags.map(({ id, name }) => ({ value: id, label: name })),
          ...deleted.map((value) => ({ value, label: t('tags.gone') })),
        ]}
      />
      <ListSort list={list} columns={columns} />
    </>
  );
}
