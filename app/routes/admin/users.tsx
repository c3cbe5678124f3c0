import { UserManagement } from '~/features/manage-users/components/user-management';
import { insidePageLoader } from '~/i18n/inside-page-data';

export const clientLoader = insidePageLoader('adminUsers');

export default UserManagement;
