import { Account } from '~/features/manage-account/components/account';
import { pageLoader } from '~/i18n/page-data';

export const clientLoader = pageLoader('adminAccount');

export default Account;
