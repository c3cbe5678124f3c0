import { useQueryClient } from '@tanstack/react-query';
import { requestKeys } from '~/command-center/requests/request-keys';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useToast } from '~/shared/ui/toast';
import { useReviewProblem } from './use-review-problem';

type Job = { work: () => Promise<unknown>; text: string };

/** Runs one change at a time, reports it or why it was refused, and reads the request again. */
export function useReviewWork() {
  const client = useQueryClient();
  const toast = useToast();
  const problemOf = useReviewProblem();
  return useSingleMutation({
    mutationFn: async ({ work, text }: Job) => {
      await work();
      toast({ text });
    },
    onError: (error) => toast({ tone: 'danger', text: problemOf(error) }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
