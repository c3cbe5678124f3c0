import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { SharingRequest } from '~/command-center/requests/fetch-request';
import { requestKeys } from '~/command-center/requests/request-keys';
import { replyToRequest, workProblem } from '~/command-center/requests/work-on-request';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';

type Reply = { body: string; kinds: readonly string[]; dueOn?: string };

/** Sends a message once, also if the first response was lost and the admin tries again. */
export function useSendReply(
  request: Pick<SharingRequest, 'id'>,
  firstName: string,
  onSent: () => void,
) {
  const { t } = useTranslation(['manageRequests', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const messageId = useRef(crypto.randomUUID() as string);
  const send = useSingleMutation({
    mutationFn: (reply: Reply) =>
      replyToRequest(request.id, { ...reply, messageId: messageId.current }),
    onSuccess: async () => {
      messageId.current = crypto.randomUUID();
      toast({ text: t('manageRequests:thread.sent', { name: firstName }) });
      onSent();
      await client.invalidateQueries({ queryKey: requestKeys.all });
    },
  });
  return {
    ...send,
    problem: send.error ? t(workProblem(send.error)) : undefined,
    /** A different text is another message. */
    onEdit: () => {
      if (send.isError) messageId.current = crypto.randomUUID();
    },
  };
}
