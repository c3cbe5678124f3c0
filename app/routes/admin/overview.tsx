import { Overview } from '~/features/manage-overview/components/overview';
import { pageLoader } from '~/i18n/page-data';

export const clientLoader = pageLoader('admin');

export default Overview;
