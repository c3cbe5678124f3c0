import { BeingPrepared } from '~/components/being-prepared';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('about');
export const clientLoader = pageLoader('about');

export default BeingPrepared;
