import { BeingPrepared } from '~/components/being-prepared';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('signup');
export const clientLoader = pageLoader('signup');

export default BeingPrepared;
