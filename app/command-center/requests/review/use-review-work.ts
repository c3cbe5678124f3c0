import { useQueryClient } from '@tanstack/react-query';
import { refusalCode } from '~/command-center/kit/backend/admin-request-error';
import { requestKeys } from '~/command-center/requests/request-keys';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';

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

/** The message of a refusal by the functions of bills, decisions and payments. */
export function useReviewProblem(): (error: unknown) => string {
  const { t, exists } = useTranslation(['reviewRequests', 'errors']);
  return (error) => {
    const code = refusalCode(error);
    if (code && exists(`reviewRequests:problems.${code}`)) {
      return t(`reviewRequests:problems.${code as 'facts_changed'}`);
    }
    return t(`errors:${errorMessageKey(error)}`);
  };
}
