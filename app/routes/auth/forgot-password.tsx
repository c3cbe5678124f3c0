import { BeingPrepared } from '~/components/being-prepared';
import { pageLoader } from '~/i18n/page-data';

export const loader = pageLoader('forgotPassword');
export const clientLoader = pageLoader('forgotPassword');

export default BeingPrepared;
