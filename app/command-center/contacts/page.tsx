import { useAdmin } from '~/command-center/kit/backend/session';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { allowedTypes } from './fetch-contacts';
import { Inbox } from './inbox/inbox';

export const clientLoader = signedInPageLoader('adminContacts');

/** Messages and forms, for admins who may read any of them. */
export default function Contacts() {
  const { t } = useTranslation('manageContacts');
  return allowedTypes(useAdmin()).length > 0 ? <Inbox /> : <NoAccess lead={t('lead')} />;
}
