import { insidePageLoader } from '~/shared/i18n/inside-page-data';
import { Analytics } from './analytics';

export const clientLoader = insidePageLoader('adminAnalytics');

export default Analytics;
