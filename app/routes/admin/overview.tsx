import { prefetchOverview } from '~/features/manage-overview/api/prefetch-overview';
import { Overview } from '~/features/manage-overview/components/overview';
import { pageLoader } from '~/i18n/page-data';

const loadPage = pageLoader('admin');

export function clientLoader(args: Parameters<typeof loadPage>[0]) {
  prefetchOverview();
  return loadPage(args);
}

export default Overview;
