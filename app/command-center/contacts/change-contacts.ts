import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callDatabase } from '~/command-center/kit/backend/backend';
import { changeWithUndo } from '~/command-center/kit/editor/change-row';
import { useSuccessToast } from '~/command-center/kit/editor/use-save';
import { errorMessageKey } from '~/shared/backend/app-error';
import type { FunctionArguments } from '~/shared/backend/call-guarded';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { type Contact, contactKeys } from './fetch-contacts';

type ContactChange = FunctionArguments<'change_contacts'>[0]['changes'][number];

export type Handling = Pick<ContactChange, 'status' | 'priority' | 'assigned_to'>;

/**
 * Changes status, priority or assignee, unless another admin changed the same field.
 * @returns the function that reverts the change.
 * @throws AppError `conflict`
 */
export function changeContact(seen: Contact, change: Handling): Promise<() => Promise<unknown>> {
  const table = seen.kind === 'form' ? 'form_submissions' : 'contact_messages';
  return changeWithUndo(table, seen, change);
}

/**
 * Changes many messages and forms in one request, all or none.
 * @returns the changes that revert the request, one for each row that has changed.
 * @throws AppError
 */
async function changeContacts(changes: readonly ContactChange[]) {
  return callDatabase('change_contacts', { changes });
}

/** Changes messages at once, reports how many have changed, and offers an undo. */
export function useChangeContacts() {
  const { t } = useTranslation(['manageContacts', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const reportDone = useSuccessToast(contactKeys.all);

  const undo = async (inverse: readonly ContactChange[]) => {
    const undone = await changeContacts(inverse);
    const count = inverse.length - undone.length;
    return count > 0 ? t('manageContacts:bulk.undonePartly', { count }) : undefined;
  };
  return useMutation({
    mutationFn: changeContacts,
    onSuccess: async (inverse) => {
      const count = inverse.length;
      if (count === 0) reportDone({ text: t('manageContacts:bulk.unchanged') });
      else {
        const text = t('manageContacts:bulk.changed', { count });
        reportDone({ text, undo: () => undo(inverse) });
      }
      await client.invalidateQueries({ queryKey: contactKeys.all });
    },
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
  });
}
