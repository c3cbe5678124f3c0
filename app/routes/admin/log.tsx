import { AuditLog } from '~/features/manage-log/components/audit-log';
import { pageLoader } from '~/i18n/page-data';

export const clientLoader = pageLoader('adminLog');

export default AuditLog;
