import { BeingPrepared } from '~/components/being-prepared';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('rules');
export const clientLoader = pageLoader('rules');

export default BeingPrepared;
