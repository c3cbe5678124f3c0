import { useQuery } from '@tanstack/react-query';
import {
  ages,
  allowedTypes,
  type ContactView,
  priorities,
  statusesOf,
  unassigned,
} from '~/command-center/contacts/fetch-contacts';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { useAdmin } from '~/command-center/kit/backend/session';
import type { ListColumn } from '~/command-center/kit/list/list-column';
import { ListFilter } from '~/command-center/kit/list/list-filter';
import { ListSort } from '~/command-center/kit/list/list-sort';
import type { List } from '~/command-center/kit/list/use-list';
import { useTranslation } from '~/shared/i18n/use-translation';

type ContactFiltersProps = {
  list: List;
  view: ContactView;
  columns: readonly ListColumn<never>[];
};

/** The filters by status, type, priority, age and assignee. */
export function ContactFilters({ list, view, columns }: ContactFiltersProps) {
  const { t } = useTranslation('manageContacts');
  const admin = useAdmin();
  const { data: team = [] } = useQuery(teamQuery);
  const others = team.filter(({ id, status }) => status === 'active' && id !== admin.id);
  return (
    <>
      {view !== 'answered' && (
        <ListFilter
          list={list}
          name="status"
          label={t('columns.status')}
          choices={statusesOf(view).map((value) => ({
            value,
            label: t(`status.${value as 'new'}`),
          }))}
        />
      )}
      <ListFilter
        list={list}
        name="type"
        label={t('columns.type')}
        choices={allowedTypes(admin).map((value) => ({ value, label: t(`types.${value}`) }))}
      />
      <ListFilter
        list={list}
        name="priority"
        label={t('columns.priority')}
        choices={priorities.map((value) => ({ value, label: t(`priority.${value}`) }))}
      />
      <ListFilter
        list={list}
        name="age"
        label={t('age.label')}
        choices={Object.keys(ages).map((value) => ({ value, label: t(`age.${value as 'day'}`) }))}
      />
      <ListFilter
        list={list}
        name="assigned"
        label={t('columns.assigned')}
        choices={[
          { value: admin.id, label: t('me', { name: admin.name }) },
          { value: unassigned, label: t('unassigned') },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <ListSort list={list} columns={columns} />
    </>
  );
}
