import { useQueryClient } from '@tanstack/react-query';
import { messageKeyOf } from '~/command-center/kit/backend/admin-request-error';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { eventsKey } from './fetch-events';

const refusals = {
  already_handled: 'manageEvents:problems.already_handled',
  no_payment: 'manageEvents:problems.no_payment',
  reason_length: 'manageEvents:problems.reason_length',
} as const;

/** Saves a decision about an event, reports it in a toast, and reads the list again. */
export function useDecision(save: () => Promise<void>, done: string, onDone: () => void) {
  const { t } = useTranslation(['manageEvents', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const decision = useSingleMutation({
    mutationFn: save,
    onSuccess: () => {
      toast({ text: done });
      onDone();
    },
    // A refused decision may be about an event that someone else has handled.
    onSettled: () => client.invalidateQueries({ queryKey: eventsKey }),
  });
  return {
    decide: () => decision.mutate(),
    isPending: decision.isPending,
    problem: decision.error ? t(messageKeyOf(decision.error, refusals)) : undefined,
  };
}
