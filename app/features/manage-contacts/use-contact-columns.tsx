import type { ListColumn } from '~/components/command-center/list-column';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { formatMoment } from '~/lib/dates';
import type { Contact, FullContact } from './api/fetch-contacts';
import { PriorityBadge, StatusBadge } from './components/contact-badges';

/** The columns of the list of messages, in the table and in the exported file. */
export function useContactColumns(): ListColumn<Contact | FullContact>[] {
  const { t } = useTranslation('manageContacts');
  const { language } = useLanguage();
  const about = (contact: Contact) =>
    contact.kind === 'form' ? t(`types.${contact.type}`) : contact.subject;
  return [
    {
      id: 'name',
      header: t('columns.name'),
      isMain: true,
      sort: 'name',
      width: 10,
      cell: (contact) => contact.name || t('nameless'),
      csv: (contact) => contact.name,
    },
    {
      id: 'about',
      header: t('columns.about'),
      width: 14,
      foldsLast: true,
      cell: (contact) => (
        <span className="block max-w-80">
          {about(contact) && <span className="line-clamp-1 font-semibold">{about(contact)}</span>}
          <span className="line-clamp-1 text-muted">{contact.excerpt}</span>
        </span>
      ),
      csv: about,
    },
    {
      id: 'type',
      header: t('columns.type'),
      width: 10,
      cell: (contact) => (
        <span className="whitespace-nowrap">
          {t(contact.kind === 'form' ? 'columns.form' : `types.${contact.type}`)}
        </span>
      ),
      csv: (contact) => t(`types.${contact.type}`),
    },
    {
      id: 'status',
      header: t('columns.status'),
      width: 10,
      foldsLast: true,
      isPlain: true,
      cell: (contact) => <StatusBadge status={contact.status} isRecord={contact.is_record} />,
      csv: (contact) => t(`status.${contact.status as 'new'}`),
    },
    {
      id: 'priority',
      header: t('columns.priority'),
      cell: (contact) => <PriorityBadge priority={contact.priority} />,
      csv: (contact) => t(`priority.${contact.priority as 'low'}`),
    },
    {
      id: 'assigned',
      header: t('columns.assigned'),
      cell: (contact) =>
        contact.assigned_name ?? (
          <span className="whitespace-nowrap text-muted">{t('unassigned')}</span>
        ),
      csv: (contact) => contact.assigned_name,
    },
    {
      id: 'created_at',
      header: t('columns.received'),
      sort: 'created_at',
      width: 13,
      cell: (contact) => (
        <time dateTime={contact.created_at} className="whitespace-nowrap">
          {formatMoment(contact.created_at, language)}
        </time>
      ),
      csv: (contact) => contact.created_at,
    },
    { id: 'email', header: t('columns.email'), csv: (contact) => contact.email },
    { id: 'phone', header: t('columns.phone'), csv: (contact) => contact.phone },
    {
      id: 'message',
      header: t('columns.message'),
      csv: (contact) => ('message' in contact ? contact.message : ''),
    },
    { id: 'enteredBy', header: t('columns.enteredBy'), csv: ({ entered_by_name: by }) => by },
  ];
}
