import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { type ContactChange, changeContacts } from './change-contacts';
import { contactKeys } from './contact-keys';

/** Changes messages at once, says how many have changed, and offers to undo it. */
export function useChangeContacts() {
  const { t } = useTranslation(['manageContacts', 'commandCenter', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: contactKeys.all });

  const undo = async (inverse: readonly ContactChange[]) => {
    try {
      const undone = await changeContacts(inverse);
      const left = inverse.length - undone.length;
      toast({
        text:
          left > 0
            ? t('manageContacts:bulk.undonePartly', { count: left })
            : t('commandCenter:undone'),
      });
    } catch (error) {
      toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) });
    }
    await refresh();
  };
  return useMutation({
    mutationFn: changeContacts,
    onSuccess: async (inverse) => {
      toast(
        inverse.length === 0
          ? { text: t('manageContacts:bulk.unchanged') }
          : {
              text: t('manageContacts:bulk.changed', { count: inverse.length }),
              undo: { label: t('commandCenter:undo'), onUndo: () => void undo(inverse) },
            },
      );
      await refresh();
    },
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
  });
}
