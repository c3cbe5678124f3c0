import { DesignSystemPage } from '~/features/design-system/design-system-page';
import { pageLoader } from '~/i18n/page-data';

// The primitives need the shared messages; no page of the site stands behind this address.
export const clientLoader = pageLoader('notFound');

export default DesignSystemPage;
