import { ClosedNotice } from '~/components/command-center/permission-notice';
import { TabHeading } from '~/components/command-center/tab-heading';
import { TabPage } from '~/components/command-center/tab-page';
import { useTranslation } from '~/i18n/use-translation';
import { useAdmin } from '~/lib/command-center/session';
import { typesFor } from '../contact-list';
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
