import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';

export type SaveResult = SuccessMessage & {
  /** Replaces `onSaved`. */
  next?: () => void;
};

type SaveOptions<Values> = {
  save: (values: Values) => Promise<SaveResult>;
  /** The queries to refetch. */
  queryKey: QueryKey;
  onSaved: () => void;
};

/** Saves a form, reports it in a toast with an undo, and refetches lists and records. */
export function useSave<Values>({ save, queryKey, onSaved }: SaveOptions<Values>) {
  const client = useQueryClient();
  const reportDone = useSuccessToast(queryKey);
  return useSingleMutation({
    mutationFn: async (values: Values) => {
      const { next = onSaved, ...done } = await save(values);
      reportDone(done);
      return next;
    },
    onSuccess: async (next) => {
      next();
      await client.invalidateQueries({ queryKey });
    },
  });
}

type SuccessMessage = {
  /** The result in one sentence. */
  text: string;
  /** Whether a manual step remains. */
  isWarning?: boolean;
  /**
   * Reverts the change, where possible. It may return the sentence to show afterwards. `lasts`: for how
   * long it can, in milliseconds.
   */
  undo?: Undo | { act: Undo; lasts: number } | undefined;
};

type Undo = () => Promise<unknown>;

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

  return ({ text, isWarning, undo }) => {
    const { act, lasts } = typeof undo === 'function' ? { act: undo } : (undo ?? {});
    const label = t('commandCenter:undo');
    toast({
      text,
      ...(isWarning && { tone: 'danger' as const }),
      ...(act && { undo: { label, onUndo: () => void revert(act), lasts } }),
    });
  };
}
