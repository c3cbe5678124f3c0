import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FullContact } from '~/command-center/contacts/fetch-contacts';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Skeleton } from '~/shared/ui/skeleton';
import { threadQuery } from './fetch-thread';
import { FormAnswers } from './form-answers';
import { Notes } from './notes';
import { Replies } from './replies';
import { SenderDetails } from './sender-details';

type ContactThreadProps = {
  contact: FullContact;
  /** Facts about the sender; none if they are beside the thread. */
  facts?: ReactNode;
  /** The reply box, if its position is between replies and notes. */
  children?: ReactNode;
};

/** The message, its replies, and the notes of the team. */
export function ContactThread({ contact, facts, children }: ContactThreadProps) {
  const { t } = useTranslation('manageContacts');
  const thread = useQuery(threadQuery(contact));
  return (
    <>
      <section
        aria-label={t('detail.text')}
        className="grid gap-4 rounded-md bg-white p-5 shadow-raised"
      >
        <div className="grid gap-3 border-b border-line/70 pb-4">
          <SenderDetails contact={contact} />
          {facts}
        </div>
        {contact.kind === 'form' ? (
          <FormAnswers contact={contact} />
        ) : (
          <p lang={contact.language} className="wrap-anywhere whitespace-pre-wrap">
            {contact.message}
          </p>
        )}
      </section>
      {!thread.data && thread.error && <LoadFailure query={thread} />}
      {!thread.data && !thread.error && <Skeleton className="h-20" />}
      {thread.data && <Replies contact={contact} replies={thread.data.replies} />}
      {children}
      {thread.data && <Notes contact={contact} notes={thread.data.notes} />}
    </>
  );
}
