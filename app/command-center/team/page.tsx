import { insidePageLoader } from '~/shared/i18n/inside-page-data';
import { UserManagement } from './user-management';

export const clientLoader = insidePageLoader('adminUsers');

export default UserManagement;
