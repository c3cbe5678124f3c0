import { useQueryClient } from '@tanstack/react-query';
import { can } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { requestKeys } from './request-keys';
import { workProblem } from './work-on-request';

/** Whether this admin may change requests, or only read them. */
export function useMayWork(): boolean {
  return can(useAdmin(), 'requests');
}

/** Without a text, the page itself shows what has changed. */
type Job = { work: () => Promise<unknown>; text?: string };

/** Runs one change of the open request at a time, reports it, and reads the request again. */
export function useWork() {
  const { t } = useTranslation(['manageRequests', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: async ({ work, text }: Job) => {
      await work();
      if (text) toast({ text });
    },
    onError: (error) => toast({ tone: 'danger', text: t(workProblem(error)) }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
