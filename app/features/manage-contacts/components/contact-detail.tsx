import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '~/i18n/use-translation';
import { errorMessageKey } from '~/lib/app-error';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Skeleton } from '~/ui/skeleton';
import type { FullContact } from '../api/fetch-contacts';
import { threadQuery } from '../api/fetch-thread';
import { ContactHandling } from './contact-handling';
import { FormAnswers } from './form-answers';
import { Notes } from './notes';
import { Replies } from './replies';
import { ReplyBox } from './reply-box';
import { Writer } from './writer';

type ContactDetailProps = {
  contact: FullContact;
  /** Fetches it once more, after somebody else was quicker. Returns whether it came. */
  onReload: () => Promise<boolean>;
};

/** Who wrote what, who looks after it, what was answered and noted, and the box for the answer. */
export function ContactDetail({ contact, onReload }: ContactDetailProps) {
  const { t } = useTranslation(['manageContacts', 'errors', 'common']);
  const thread = useQuery(threadQuery(contact));
  const reload = () => {
    void thread.refetch();
    return onReload();
  };
  return (
    <div className="grid gap-6 pb-8">
      <ContactHandling contact={contact} onReload={reload} />
      <section
        aria-label={t('manageContacts:detail.message')}
        className="grid gap-4 rounded-md bg-white p-5 shadow-raised"
      >
        <Writer contact={contact} />
        {contact.kind === 'form' ? (
          <FormAnswers contact={contact} />
        ) : (
          <p lang={contact.language} className="wrap-anywhere whitespace-pre-wrap">
            {contact.message}
          </p>
        )}
      </section>
      {!thread.data && thread.error && (
        <Notice tone="danger" live="alert">
          <p>{t(`errors:${errorMessageKey(thread.error)}`)}</p>
          <Button
            variant="outline"
            size="sm"
            busy={thread.isFetching}
            onClick={() => void thread.refetch()}
            className="mt-2 w-fit"
          >
            {t('common:actions.retry')}
          </Button>
        </Notice>
      )}
      {!thread.data && !thread.error && <Skeleton className="h-20" />}
      {thread.data && <Replies contact={contact} replies={thread.data.replies} />}
      <ReplyBox contact={contact} onReload={reload} />
      {thread.data && <Notes contact={contact} notes={thread.data.notes} />}
    </div>
  );
}
