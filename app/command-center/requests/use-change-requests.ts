import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Version } from '~/command-center/kit/editor/change-row';
import { useSuccessToast } from '~/command-center/kit/editor/use-save';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { assignFairly, changeRequests, type RequestChange } from './change-requests';
import { requestKeys } from './request-keys';

/** Changes of the queue and of an open request: fields, or the assignee by workload. */
export type Action = { change: RequestChange } | { assign: 'fair' };

/** Changes requests at once, reports how many have changed, and offers an undo. */
export function useChangeRequests() {
  const { t } = useTranslation(['manageRequests', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const reportDone = useSuccessToast(requestKeys.all);

  const apply = async ({ seen, action }: { seen: readonly Version[]; action: Action }) => {
    if ('assign' in action) {
      const count = await assignFairly(seen.map(({ id }) => id));
      const text = count > 0 ? 'manageRequests:assign.done' : 'manageRequests:assign.none';
      reportDone({ text: t(text, { count }) });
      return;
    }
    const { changed, conflicts, undo } = await changeRequests(seen, action.change);
    if (conflicts > 0) {
      reportDone({
        text: t('manageRequests:bulk.conflicts', { count: conflicts }),
        isWarning: true,
      });
    } else reportDone({ text: t('manageRequests:bulk.changed', { count: changed }), undo });
  };
  return useMutation({
    mutationFn: apply,
    onError: (error) => toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) }),
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
