import { BeingPrepared } from '~/components/being-prepared';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('show');
export const clientLoader = pageLoader('show');

export default BeingPrepared;
