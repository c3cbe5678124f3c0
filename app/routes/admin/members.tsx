import { TabBeingPrepared } from '~/components/command-center/tab-being-prepared';
import { pageLoader } from '~/i18n/page-data';

export const clientLoader = pageLoader('adminMembers');

export default TabBeingPrepared;
