import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSuccessToast } from '~/command-center/kit/editor/use-success-toast';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { type ContactChange, changeContacts } from './change-contact';
import { contactKeys } from './contact-keys';

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
