import { insidePageLoader } from '~/shared/i18n/inside-page-data';
import { ContactMessages } from './inbox/contact-messages';

export const clientLoader = insidePageLoader('adminContacts');

export default ContactMessages;
