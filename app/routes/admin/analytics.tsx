import { Analytics } from '~/features/manage-analytics/components/analytics';
import { pageLoader } from '~/i18n/page-data';

export const clientLoader = pageLoader('adminAnalytics');

export default Analytics;
