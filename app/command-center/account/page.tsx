import { insidePageLoader } from '~/shared/i18n/inside-page-data';
import { Account } from './account';

export const clientLoader = insidePageLoader('adminAccount');

export default Account;
