import { MemberManagement } from '~/features/manage-members/components/member-management';
import { pageLoader } from '~/i18n/page-data';

export const clientLoader = pageLoader('adminMembers');

export default MemberManagement;
