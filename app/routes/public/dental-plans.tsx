import { DentalPage } from '~/features/dental/dental-page';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('dentalPlans');
export const clientLoader = pageLoader('dentalPlans');

export default DentalPage;
