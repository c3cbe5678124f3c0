import { BeingPrepared } from '~/components/being-prepared';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('login');
export const clientLoader = pageLoader('login');

export default BeingPrepared;
