import { BeingPrepared } from '~/components/being-prepared';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('activateAccount');
export const clientLoader = pageLoader('activateAccount');

export default BeingPrepared;
