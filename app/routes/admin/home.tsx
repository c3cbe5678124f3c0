import { BeingPrepared } from '~/components/being-prepared';
import { pageLoader } from '~/i18n/page-data';

export const clientLoader = pageLoader('admin');

export default BeingPrepared;
