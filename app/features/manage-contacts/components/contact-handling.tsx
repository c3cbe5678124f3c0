import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { SaveFailure } from '~/components/command-center/save-failure';
import { useTranslation } from '~/i18n/use-translation';
import { errorMessageKey } from '~/lib/app-error';
import { can, canSeeRequests } from '~/lib/command-center/admin';
import { useAdmin } from '~/lib/command-center/session';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import { useToast } from '~/ui/toast';
import { changeContact, type Handling } from '../api/change-contact';
import { contactKeys } from '../api/contact-keys';
import type { Contact } from '../api/fetch-contacts';
import { teamQuery } from '../api/fetch-team';
import { contactStatuses, priorities } from '../contact-list';

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
