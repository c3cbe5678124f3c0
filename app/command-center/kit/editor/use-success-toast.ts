import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';

export type SuccessMessage = {
  /** The result in one sentence. */
  text: string;
  /** Whether a manual step remains. */
  isWarning?: boolean;
  /** Reverts the change, where possible. It may return the sentence to show afterwards. */
  undo?: (() => Promise<unknown>) | undefined;
};

/**
 * Reports a change in a toast, with its undo.
 * @param queryKey the queries to refetch after an undo.
 */
export function useSuccessToast(queryKey: QueryKey): (done: SuccessMessage) => void {
  const { t } = useTranslation(['commandCenter', 'errors']);
  const client = useQueryClient();
  const toast = useToast();

  const revert = async (undo: () => Promise<unknown>) => {
    try {
      const result = await undo();
      toast({ text: typeof result === 'string' ? result : t('commandCenter:undone') });
    } catch (error) {
      toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) });
    }
    await client.invalidateQueries({ queryKey });
  };

  return ({ text, isWarning, undo }) =>
    toast({
      text,
      ...(isWarning && { tone: 'danger' as const }),
      ...(undo && { undo: { label: t('commandCenter:undo'), onUndo: () => void revert(undo) } }),
    });
}
