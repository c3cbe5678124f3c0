import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { type SuccessMessage, useSuccessToast } from './use-success-toast';

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
