import type { RecordAddress } from '~/command-center/kit/list/row-link';
import { ContactHandling } from './contact-handling';
import type { FullContact } from './fetch-contacts';
import { ContactThread } from './thread/contact-thread';
import { ReplyBox } from './thread/reply-box';
import { WriterFacts } from './writer-facts';

type ContactDetailProps = {
  contact: FullContact;
  record: RecordAddress;
  /** Fetches it again after another admin has changed it. Returns whether it arrived. */
  onReload: () => Promise<boolean>;
};

/** A message in a dialog: its handling, who wrote what, and the reply box. */
export function ContactDetail({ contact, record, onReload }: ContactDetailProps) {
  return (
    <div className="grid gap-6 pb-8">
      <ContactHandling contact={contact} onReload={onReload} />
      <ContactThread
        contact={contact}
        facts={<WriterFacts contact={contact} record={record} isColumn={false} />}
      >
        <ReplyBox contact={contact} onReload={onReload} />
      </ContactThread>
    </div>
  );
}
