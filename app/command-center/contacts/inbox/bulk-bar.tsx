import { useQuery } from '@tanstack/react-query';
import type { Handling } from '~/command-center/contacts/change-contact';
import { contactStatuses, priorities } from '~/command-center/contacts/contact-list';
import type { Contact } from '~/command-center/contacts/fetch-contacts';
import { useChangeContacts } from '~/command-center/contacts/use-change-contacts';
import { can, canSeeRequests } from '~/command-center/kit/backend/admin';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { useAdmin } from '~/command-center/kit/backend/session';
import { BulkChoice, BulkBar as Frame } from '~/command-center/kit/list/bulk-bar';
import type { Selection } from '~/command-center/kit/list/use-selection';
import { useTranslation } from '~/shared/i18n/use-translation';

type BulkBarProps = { selection: Selection; rows: readonly Contact[] };

/** Actions for all selected messages. The bar covers the bottom of the list. */
export function BulkBar({ selection, rows }: BulkBarProps) {
  const { t } = useTranslation('manageContacts');
  const admin = useAdmin();
  const { data: team = [] } = useQuery(teamQuery);
  const change = useChangeContacts();
  const { selected } = selection;
  const chosen = rows.filter(({ id }) => selected.includes(id));
  const hasMessages = chosen.some(({ kind }) => kind !== 'form');
  const assignees = team.filter(
    (one) => one.status === 'active' && (hasMessages ? can(one, 'contacts') : canSeeRequests(one)),
  );
  const apply = (handling: Handling) =>
    change.mutate(
      selected.map((id) => ({ id, ...handling })),
      { onSuccess: () => selection.deselect(selected) },
    );
  return (
    <Frame
      label={t('bulk.actions')}
      summary={t('bulk.selected', { count: selected.length })}
      clearLabel={t('bulk.clear')}
      onClear={selection.clear}
    >
      <BulkChoice
        label={t('columns.status')}
        isBusy={change.isPending}
        choices={contactStatuses.map((value) => ({
          label: t(`status.${value}`),
          onChoose: () => apply({ status: value }),
        }))}
      />
      <BulkChoice
        label={t('columns.priority')}
        isBusy={change.isPending}
        choices={priorities.map((value) => ({
          label: t(`priority.${value}`),
          onChoose: () => apply({ priority: value }),
        }))}
      />
      <BulkChoice
        label={t('bulk.assign')}
        isBusy={change.isPending}
        choices={[
          { label: t('unassigned'), onChoose: () => apply({ assigned_to: null }) },
          ...assignees.map(({ id, name }) => ({
            label: id === admin.id ? t('me', { name }) : name,
            onChoose: () => apply({ assigned_to: id }),
          })),
        ]}
      />
    </Frame>
  );
}
