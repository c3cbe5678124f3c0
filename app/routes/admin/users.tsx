import { UserManagement } from '~/features/manage-users/components/user-management';
import { pageLoader } from '~/i18n/page-data';

export const clientLoader = pageLoader('adminUsers');

export default UserManagement;
