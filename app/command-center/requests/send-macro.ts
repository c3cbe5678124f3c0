import { useQueryClient } from '@tanstack/react-query';
import { callDatabase, loadAdminBackend } from '~/command-center/kit/backend/backend';
import type { FunctionArguments } from '~/shared/backend/call-guarded';
import { deliverEmails } from '~/shared/backend/deliver-emails';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { inOneCall } from './move-requests';
import { requestKeys } from './request-keys';

type Sending = {
  messages: FunctionArguments<'reply_to_requests'>[0]['messages'];
  kinds: readonly string[];
};

/** Sends messages about many requests. After a failure, another try sends only what is missing. */
export function useSendMacro(onSent: () => void) {
  const { t } = useTranslation('manageRequests');
  const client = useQueryClient();
  const toast = useToast();
  return useSingleMutation({
    mutationFn: async ({ messages, kinds }: Sending) => {
      const sent: string[] = [];
      for (let first = 0; first < messages.length; first += inOneCall) {
        const part = messages.slice(first, first + inOneCall);
        const args = { messages: part, document_kinds: [...kinds] };
        sent.push(...(await callDatabase('reply_to_requests', args)));
        deliverEmails(await loadAdminBackend(), 'request');
      }
      const left = messages.length - sent.length;
      toast({
        text: [
          t('bulk.macro.sent', { count: sent.length }),
          left > 0 && t('bulk.macro.left', { count: left }),
        ]
          .filter(Boolean)
          .join(' '),
      });
    },
    onSuccess: onSent,
    onSettled: () => client.invalidateQueries({ queryKey: requestKeys.all }),
  });
}
