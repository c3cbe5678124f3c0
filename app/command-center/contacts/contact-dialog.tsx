import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FetchedEditor } from '~/command-center/kit/editor/fetched-editor';
import type { RecordAddress } from '~/command-center/kit/list/row-link';
import { formatDateTime } from '~/shared/format/dates';
import { referenceOf } from '~/shared/format/reference';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Dialog } from '~/shared/ui/dialog';
import { ContactHandling } from './contact-handling';
import { contactQuery, type FullContact } from './fetch-contacts';
import { SenderFacts } from './sender-facts';
import { ContactThread } from './thread/contact-thread';
import { ReplyBox } from './thread/reply-box';

type ContactDialogProps = { id: string; record: RecordAddress; onClose: () => void };

/** A message or form with its handling, thread and reply box. Each opening fetches it again. */
export function ContactDialog({ id, record, onClose }: ContactDialogProps) {
  const { t } = useTranslation('manageContacts');
  const query = useQuery(contactQuery(id));
  const reload = async () => (await query.refetch()).isSuccess;
  return (
    <FetchedEditor title={t('detail.loading')} query={query} onClose={onClose}>
      {(contact) => (
        <Contact contact={contact} onClose={onClose}>
          <ContactHandling contact={contact} onReload={reload} />
          <ContactThread
            contact={contact}
            facts={<SenderFacts contact={contact} record={record} isColumn={false} />}
          >
            <ReplyBox contact={contact} onReload={reload} />
          </ContactThread>
        </Contact>
      )}
    </FetchedEditor>
  );
}

type ContactProps = { contact: FullContact; onClose: () => void; children: ReactNode };

function Contact({ contact, onClose, children }: ContactProps) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const about = contact.kind === 'form' ? t(`types.${contact.type}`) : contact.subject;
  const moment = formatDateTime(contact.created_at, language);
  const reference = referenceOf(contact.id);
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={about || t('detail.from', { name: contact.name })}
      description={
        contact.entered_by_name
          ? t('detail.enteredBy', { moment, reference, name: contact.entered_by_name })
          : t('detail.received', { moment, reference })
      }
    >
      <div className="grid grid-cols-1 gap-6 pb-8">{children}</div>
    </Dialog>
  );
}
