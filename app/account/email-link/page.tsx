import { pageLoader } from '~/shared/i18n/page-data';
import { Confirm } from './confirm';

export const loader = pageLoader('confirm');
export const clientLoader = pageLoader('confirm');

export default function ConfirmPage() {
  return <Confirm />;
}
