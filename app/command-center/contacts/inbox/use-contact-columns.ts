import type { Contact, FullContact } from '~/command-center/contacts/fetch-contacts';
import type { ListColumn } from '~/command-center/kit/list/list-column';
import { referenceOf } from '~/shared/format/reference';
import { useTranslation } from '~/shared/i18n/use-translation';

/** The sorts of the inbox, and the columns of its exported file. */
export function useContactColumns(): ListColumn<Contact | FullContact>[] {
  const { t } = useTranslation('manageContacts');
  return [
    { id: 'name', header: t('columns.name'), sort: 'name', csv: ({ name }) => name },
    {
      id: 'about',
      header: t('columns.about'),
      csv: ({ kind, type, subject }) => (kind === 'form' ? t(`types.${type}`) : subject),
    },
    { id: 'type', header: t('columns.type'), csv: ({ type }) => t(`types.${type}`) },
    {
      id: 'status',
      header: t('columns.status'),
      csv: ({ status }) => t(`status.${status as 'new'}`),
    },
    {
      id: 'priority',
      header: t('columns.priority'),
      csv: ({ priority }) => t(`priority.${priority as 'low'}`),
    },
    { id: 'assigned', header: t('columns.assigned'), csv: ({ assigned_name: name }) => name },
    {
      id: 'received_at',
      header: t('columns.received'),
      sort: 'received_at',
      csv: (contact) => contact.received_at,
    },
    { id: 'email', header: t('columns.email'), csv: ({ email }) => email },
    { id: 'phone', header: t('columns.phone'), csv: ({ phone }) => phone },
    {
      id: 'message',
      header: t('columns.message'),
      csv: (contact) => ('message' in contact ? contact.message : ''),
    },
    { id: 'enteredBy', header: t('columns.enteredBy'), csv: ({ entered_by_name: by }) => by },
    { id: 'reference', header: t('columns.reference'), csv: ({ id }) => referenceOf(id) },
  ];
}
