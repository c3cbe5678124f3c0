import { insidePageLoader } from '~/shared/i18n/inside-page-data';
import { AuditLog } from './audit-log';

export const clientLoader = insidePageLoader('adminLog');

export default AuditLog;
