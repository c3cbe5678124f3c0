import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, MailCheck } from 'lucide-react';
import { useId } from 'react';
import { contactKeys } from '~/command-center/contacts/contact-keys';
import type { Contact } from '~/command-center/contacts/fetch-contacts';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { useToast } from '~/shared/ui/toast';
import type { Reply } from './fetch-thread';
import { replyProblem, sendAgain } from './send-reply';

type RepliesProps = { contact: Contact; replies: readonly Reply[] };

/** The replies, who wrote them, and whether they were emailed. */
export function Replies({ contact, replies }: RepliesProps) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const titleId = useId();
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid gap-3">
      <h3 id={titleId} className="text-base font-semibold">
        {t('replies.title')}
      </h3>
      <ol className="grid gap-3">
        {replies.map((reply) => (
          <li key={reply.id} className="grid gap-2 rounded-md bg-mata-50 p-5">
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink">
                {reply.admins?.name ?? t('formerTeammate')}
              </span>
              {' · '}
              <time dateTime={reply.created_at}>{formatDateTime(reply.created_at, language)}</time>
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{reply.body}</p>
            {reply.sent_at ? (
              <p className="flex items-center gap-2 text-sm text-mata-700">
                <MailCheck className="size-4 shrink-0" />
                {t('replies.handedOver', { moment: formatDateTime(reply.sent_at, language) })}
              </p>
            ) : (
              <Unsent contact={contact} reply={reply} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Unsent({ contact, reply }: { contact: Contact; reply: Reply }) {
  const { t } = useTranslation(['manageContacts', 'errors']);
  const { language } = useLanguage();
  const client = useQueryClient();
  const toast = useToast();
  const send = useMutation({
    mutationFn: () => sendAgain(contact, reply.id, language),
    onSuccess: () => toast({ text: t('manageContacts:reply.sent', { name: contact.name }) }),
    onError: (error) => toast({ tone: 'danger', text: t(replyProblem(error)) }),
    onSettled: () => client.invalidateQueries({ queryKey: contactKeys.all }),
  });
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="flex items-center gap-2 text-sm text-danger-700">
        <CircleAlert className="size-4 shrink-0" />
        {t('manageContacts:replies.stored')}
      </p>
      <Button variant="outline" size="sm" busy={send.isPending} onClick={() => send.mutate()}>
        {t('manageContacts:replies.sendAgain')}
      </Button>
    </div>
  );
}
