import { Menu } from '@base-ui/react/menu';
import { useQuery } from '@tanstack/react-query';
import { ChevronUp, X } from 'lucide-react';
import type { Handling } from '~/command-center/contacts/change-contact';
import { contactStatuses, priorities } from '~/command-center/contacts/contact-list';
import type { Contact } from '~/command-center/contacts/fetch-contacts';
import { teamQuery } from '~/command-center/contacts/fetch-team';
import { useChangeContacts } from '~/command-center/contacts/use-change-contacts';
import { can, canSeeRequests } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Selection } from './use-selection';

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
      { onSuccess: selection.clear },
    );
  return (
    <div
      role="toolbar"
      aria-label={t('bulk.actions')}
      className="on-dark flex flex-wrap items-center rounded-md bg-mata-900 p-1 text-sm text-paper shadow-float"
    >
      <p
        role="status"
        className="mr-auto py-2 pl-3 font-semibold whitespace-nowrap @max-[34rem]:-order-2"
      >
        {t('bulk.selected', { count: selected.length })}
      </p>
      <span className="hidden basis-full @max-[34rem]:block" />
      <Choice
        label={t('columns.status')}
        isBusy={change.isPending}
        choices={contactStatuses.map((value) => ({
          label: t(`status.${value}`),
          onChoose: () => apply({ status: value }),
        }))}
      />
      <Choice
        label={t('columns.priority')}
        isBusy={change.isPending}
        choices={priorities.map((value) => ({
          label: t(`priority.${value}`),
          onChoose: () => apply({ priority: value }),
        }))}
      />
      <Choice
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
      <button
        type="button"
        aria-label={t('bulk.clear')}
        onClick={selection.clear}
        className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-white/10 @max-[34rem]:-order-1"
      >
        <X className="size-5" />
      </button>
    </div>
  );
}

type ChoiceProps = {
  label: string;
  isBusy: boolean;
  choices: readonly { label: string; onChoose: () => void }[];
};

function Choice({ label, isBusy, choices }: ChoiceProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        disabled={isBusy}
        className="inline-flex min-h-11 items-center gap-1 rounded-sm px-3 font-semibold hover:bg-white/10 disabled:opacity-60"
      >
        {label}
        <ChevronUp className="size-4 shrink-0" />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner sideOffset={8} side="top" align="end" className="z-50 outline-none">
          <Menu.Popup className="max-h-[60dvh] min-w-48 overflow-y-auto rounded-md bg-white p-1.5 text-ink shadow-float outline-none">
            {choices.map((choice) => (
              <Menu.Item
                key={choice.label}
                onClick={choice.onChoose}
                className="flex min-h-11 cursor-pointer items-center rounded-sm px-3 text-sm outline-none data-highlighted:bg-mata-50 data-highlighted:shadow-[inset_0_0_0_2px_var(--color-mata-300)]"
              >
                {choice.label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
