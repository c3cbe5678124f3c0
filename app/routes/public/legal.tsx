import { BeingPrepared } from '~/components/being-prepared';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('legal');
export const clientLoader = pageLoader('legal');

export default BeingPrepared;
