import { Account } from '~/features/manage-account/components/account';
import { insidePageLoader } from '~/i18n/inside-page-data';

export const clientLoader = insidePageLoader('adminAccount');

export default Account;
