import { Analytics } from '~/features/manage-analytics/components/analytics';
import { insidePageLoader } from '~/i18n/inside-page-data';

export const clientLoader = insidePageLoader('adminAnalytics');

export default Analytics;
