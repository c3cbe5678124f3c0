import { BeingPrepared } from '~/components/being-prepared';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('resetPassword');
export const clientLoader = pageLoader('resetPassword');

export default BeingPrepared;
