import { useQueryClient } from '@tanstack/react-query';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { memberKeys } from './member-keys';

export type Saved = {
  /** What the saving has done, in a sentence. */
  text: string;
  /** Something is left to do by hand. */
  isWarning?: boolean;
  /** Takes it back, where that is possible. */
  undo?: () => Promise<unknown>;
  /** Where to go instead of back. */
  next?: () => void;
};

/** Saves a form, says so, offers the undo, and has all lists and records read anew. */
export function useSave<Values>(save: (values: Values) => Promise<Saved>, onSaved: () => void) {
  const { t } = useTranslation(['commandCenter', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: memberKeys.all });

  const takeBack = async (undo: () => Promise<unknown>) => {
    try {
      await undo();
      toast({ text: t('commandCenter:undone') });
    } catch (error) {
      toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) });
    }
    await refresh();
  };

  return useSingleMutation({
    mutationFn: async (values: Values) => {
      const { text, isWarning, undo, next } = await save(values);
      toast({
        text,
        ...(isWarning && { tone: 'danger' as const }),
        ...(undo && {
          undo: { label: t('commandCenter:undo'), onUndo: () => void takeBack(undo) },
        }),
      });
      return next ?? onSaved;
    },
    onSuccess: async (goOn) => {
      goOn();
      await refresh();
    },
  });
}
