import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { can, canSeeRequests } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { errorMessageKey } from '~/shared/backend/app-error';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { changeContact, type Handling } from './change-contact';
import { contactKeys } from './contact-keys';
import { contactStatuses, priorities } from './contact-list';
import type { Contact } from './fetch-contacts';
import { teamQuery } from './fetch-team';

type ContactHandlingProps = {
  contact: Contact;
  onReload: () => Promise<boolean>;
  /** In one low row, beside the list. */
  isCompact?: boolean;
};

/** Status, priority and who looks after it: each choice is kept at once, with an undo. */
export function ContactHandling({ contact, onReload, isCompact = false }: ContactHandlingProps) {
  const { t } = useTranslation(['manageContacts', 'commandCenter', 'errors']);
  const admin = useAdmin();
  const client = useQueryClient();
  const toast = useToast();
  const { data: team = [] } = useQuery(teamQuery);
  const mayHave = (one: (typeof team)[number]) =>
    contact.kind === 'form' ? canSeeRequests(one) : can(one, 'contacts');
  const assignees = team.filter(
    (one) => (one.status === 'active' && mayHave(one)) || one.id === contact.assigned_to,
  );
  const refresh = () => client.invalidateQueries({ queryKey: contactKeys.all });

  const undo = async (updatedAt: string, change: Handling, before: Handling) => {
    try {
      await changeContact({ ...contact, ...change, updated_at: updatedAt }, before);
      toast({ text: t('commandCenter:undone') });
    } catch (error) {
      toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) });
    }
    await refresh();
  };
  const save = useMutation({
    mutationFn: async ({ change, before }: { change: Handling; before: Handling }) => {
      const updatedAt = await changeContact(contact, change);
      toast({
        text: t('manageContacts:detail.kept'),
        undo: {
          label: t('commandCenter:undo'),
          onUndo: () => void undo(updatedAt, change, before),
        },
      });
    },
    onSuccess: refresh,
  });
  const { status, priority, assigned_to } = save.isPending
    ? { ...contact, ...save.variables.change }
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
        <Field label={t('manageContacts:columns.status')}>
          <Select
            className={low}
            value={status}
            onChange={({ target }) =>
              save.mutate({
                change: { status: target.value },
                before: { status: contact.status },
              })
            }
          >
            {contactStatuses.map((value) => (
              <option key={value} value={value}>
                {t(`manageContacts:status.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('manageContacts:columns.priority')}>
          <Select
            className={low}
            value={priority}
            onChange={({ target }) =>
              save.mutate({
                change: { priority: target.value },
                before: { priority: contact.priority },
              })
            }
          >
            {priorities.map((value) => (
              <option key={value} value={value}>
                {t(`manageContacts:priority.${value}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('manageContacts:columns.assigned')}>
          <Select
            className={low}
            value={assigned_to ?? ''}
            onChange={({ target }) =>
              save.mutate({
                change: { assigned_to: target.value || null },
                before: { assigned_to: contact.assigned_to },
              })
            }
          >
            <option value="">{t('manageContacts:unassigned')}</option>
            {assignees.map(({ id, name }) => (
              <option key={id} value={id}>
                {id === admin.id ? t('manageContacts:me', { name }) : name}
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
