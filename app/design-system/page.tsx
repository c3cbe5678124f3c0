import { pageLoader } from '~/shared/i18n/page-data';
import { DesignSystemPage } from './design-system-page';

// The primitives need the shared messages; no page of the site stands behind this address.
export const clientLoader = pageLoader('notFound');

export default DesignSystemPage;
