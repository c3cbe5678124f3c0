import { BeingPrepared } from '~/components/being-prepared';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('contact');
export const clientLoader = pageLoader('contact');

export default BeingPrepared;
