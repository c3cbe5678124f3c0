import { useAdmin } from '~/command-center/kit/backend/session';
import { ClosedTab } from '~/command-center/kit/permission-notice';
import { insidePageLoader } from '~/shared/i18n/inside-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { typesFor } from './contact-list';
import { Inbox } from './inbox/inbox';

export const clientLoader = insidePageLoader('adminContacts');

/** Messages and forms, for admins who may read any of them. */
export default function Contacts() {
  const { t } = useTranslation('manageContacts');
  return typesFor(useAdmin()).length > 0 ? <Inbox /> : <ClosedTab lead={t('lead')} />;
}
