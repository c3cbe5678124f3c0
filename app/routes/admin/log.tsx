import { AuditLog } from '~/features/manage-log/components/audit-log';
import { insidePageLoader } from '~/i18n/inside-page-data';

export const clientLoader = insidePageLoader('adminLog');

export default AuditLog;
