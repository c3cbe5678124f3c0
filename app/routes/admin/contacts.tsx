import { ContactMessages } from '~/features/manage-contacts/components/contact-messages';
import { pageLoader } from '~/i18n/page-data';

export const clientLoader = pageLoader('adminContacts');

export default ContactMessages;
