import { insidePageLoader } from '~/shared/i18n/inside-page-data';
import { MemberManagement } from './member-management';

export const clientLoader = insidePageLoader('adminMembers');

export default MemberManagement;
