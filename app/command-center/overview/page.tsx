import { insidePageLoader } from '~/shared/i18n/inside-page-data';
import { Overview } from './overview';
import { prefetchOverview } from './prefetch-overview';

const loadPage = insidePageLoader('admin');

export function clientLoader(args: Parameters<typeof loadPage>[0]) {
  prefetchOverview();
  return loadPage(args);
}

export default Overview;
