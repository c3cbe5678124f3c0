import { prefetchOverview } from '~/features/manage-overview/api/prefetch-overview';
import { Overview } from '~/features/manage-overview/components/overview';
import { insidePageLoader } from '~/i18n/inside-page-data';

const loadPage = insidePageLoader('admin');

export function clientLoader(args: Parameters<typeof loadPage>[0]) {
  prefetchOverview();
  return loadPage(args);
}

export default Overview;
