import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { can, canSeeRequests } from '~/command-center/kit/backend/admin';
import { teamQuery } from '~/command-center/kit/backend/fetch-team';
import { useAdmin } from '~/command-center/kit/backend/session';
import { Options } from '~/command-center/kit/editor/form-field';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useSuccessToast } from '~/command-center/kit/editor/use-save';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';
import { changeContact, type Handling } from './change-contacts';
import { type Contact, contactKeys, contactStatuses, priorities } from './fetch-contacts';

type ContactHandlingProps = {
  contact: Contact;
  onReload: () => Promise<boolean>;
  /** Renders one compact row, for the pane beside the list. */
  isCompact?: boolean;
};

/** Status, priority and assignee. Each choice is saved at once, with an undo. */
export function ContactHandling({ contact, onReload, isCompact = false }: ContactHandlingProps) {
  const { t } = useTranslation('manageContacts');
  const admin = useAdmin();
  const client = useQueryClient();
  const { data: team = [] } = useQuery(teamQuery);
  const mayHave = (one: (typeof team)[number]) =>
    contact.kind === 'form' ? canSeeRequests(one) : can(one, 'contacts');
  const assignees = team.filter(
    (one) => (one.status === 'active' && mayHave(one)) || one.id === contact.assigned_to,
  );
  const reportDone = useSuccessToast(contactKeys.all);
  const save = useMutation({
    mutationFn: async (change: Handling) => {
      const undo = await changeContact(contact, change);
      reportDone({ text: t('detail.kept'), undo });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: contactKeys.all }),
  });
  const { status, priority, assigned_to } = save.isPending
    ? { ...contact, ...save.variables }
    : contact;

  const low = clsx(isCompact && 'min-h-10! py-1.5! pr-8! pl-3! text-sm!');
  return (
    <div className="grid gap-4">
      <fieldset
        disabled={save.isPending}
        className={clsx(
          'grid min-w-0',
          isCompact ? 'grid-cols-3 gap-3 *:gap-1 [&_label]:text-xs' : 'gap-4 md:grid-cols-3',
        )}
      >
        <Field label={t('columns.status')}>
          <Select
            className={low}
            value={status}
            onChange={({ target }) =>
              save.mutate({ status: target.value as (typeof contactStatuses)[number] })
            }
          >
            <Options values={contactStatuses} label={(value) => t(`status.${value}`)} />
          </Select>
        </Field>
        <Field label={t('columns.priority')}>
          <Select
            className={low}
            value={priority}
            onChange={({ target }) =>
              save.mutate({ priority: target.value as (typeof priorities)[number] })
            }
          >
            <Options values={priorities} label={(value) => t(`priority.${value}`)} />
          </Select>
        </Field>
        <Field
          label={t('columns.assigned')}
          aside={
            assigned_to !== admin.id && (
              <button
                type="button"
                aria-keyshortcuts="a"
                title={t('keys.hint', { key: 'A' })}
                onClick={() => save.mutate({ assigned_to: admin.id })}
                className="link relative shrink-0 text-xs font-semibold text-mata-700 after:absolute after:-inset-x-1 after:-inset-y-3"
              >
                {t('assignToMe')}
              </button>
            )
          }
        >
          <Select
            className={low}
            value={assigned_to ?? ''}
            onChange={({ target }) => save.mutate({ assigned_to: target.value || null })}
          >
            <option value="">{t('unassigned')}</option>
            {assignees.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === admin.id ? t('me', { name }) : name}
              </option>
            ))}
          </Select>
        </Field>
      </fieldset>
      <SaveFailure
        error={save.error}
        onReload={async () => {
          if (await onReload()) save.reset();
        }}
      />
    </div>
  );
}
