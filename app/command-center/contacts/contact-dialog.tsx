import { useQuery } from '@tanstack/react-query';
import { RecordLoading } from '~/command-center/kit/editor/record-loading';
import type { RecordAddress } from '~/command-center/kit/list/row-link';
import { formatMoment } from '~/shared/format/dates';
import { referenceOf } from '~/shared/format/reference';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Dialog } from '~/shared/ui/dialog';
import { ContactDetail } from './contact-detail';
import { contactQuery } from './fetch-contact';

type ContactDialogProps = {
  record: RecordAddress;
  /** The id of what is open, or `null` while the dialog is closed. */
  openId: string | null;
  onClose: () => void;
};

/** A message or a form with all that belongs to it, fetched anew each time it is opened. */
export function ContactDialog({ openId, record, onClose }: ContactDialogProps) {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const query = useQuery({ ...contactQuery(openId ?? ''), enabled: openId !== null });
  const contact = query.isFetchedAfterMount ? query.data : undefined;
  if (openId === null || !contact || contact.id !== openId) {
    return (
      <RecordLoading
        open={openId !== null}
        title={t('detail.loading')}
        query={query}
        onClose={onClose}
      />
    );
  }
  const about = contact.kind === 'form' ? t(`types.${contact.type}`) : contact.subject;
  const moment = formatMoment(contact.created_at, language);
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
      <ContactDetail
        key={contact.id}
        contact={contact}
        record={record}
        onReload={async () => (await query.refetch()).isSuccess}
      />
    </Dialog>
  );
}
