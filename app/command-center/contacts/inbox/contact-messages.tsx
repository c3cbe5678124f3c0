import { typesFor } from '~/command-center/contacts/contact-list';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ClosedNotice } from '~/command-center/kit/permission-notice';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Inbox } from './inbox';

/** What people write to the community, for admins who may read any of it. */
export function ContactMessages() {
  const { t } = useTranslation('manageContacts');
  if (typesFor(useAdmin()).length > 0) return <Inbox />;
  return (
    <TabPage>
      <TabHeading lead={t('lead')} />
      <ClosedNotice />
    </TabPage>
  );
}
