import { MemberManagement } from '~/features/manage-members/components/member-management';
import { insidePageLoader } from '~/i18n/inside-page-data';

export const clientLoader = insidePageLoader('adminMembers');

export default MemberManagement;
