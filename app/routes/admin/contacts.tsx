import { ContactMessages } from '~/features/manage-contacts/components/contact-messages';
import { insidePageLoader } from '~/i18n/inside-page-data';

export const clientLoader = insidePageLoader('adminContacts');

export default ContactMessages;
