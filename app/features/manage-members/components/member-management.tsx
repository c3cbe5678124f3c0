import { ClosedNotice } from '~/components/command-center/permission-notice';
import { TabHeading } from '~/components/command-center/tab-heading';
import { TabPage } from '~/components/command-center/tab-page';
import { useTranslation } from '~/i18n/use-translation';
import { can, canSeeRequests } from '~/lib/command-center/admin';
import { useAdmin } from '~/lib/command-center/session';
import { useMemberAddress } from '../use-member-address';
import { AdvisorsView } from './advisors-view';
import { ApplicationsView } from './applications-view';
import { ImportPage } from './import-page';
import { MemberRecordPage } from './member-record-page';
import { MembersView } from './members-view';

/**
 * The Members tab: three lists, and a record or an import in their place while it is open. Support
 * Agents see members and how to reach them, and change nothing.
 */
export function MemberManagement() {
  const { t } = useTranslation('manageMembers');
  const { view, openId, close } = useMemberAddress();
  const admin = useAdmin();
  if (!canSeeRequests(admin)) {
    return (
      <TabPage>
        <TabHeading lead={t('lead')} />
        <ClosedNotice />
      </TabPage>
    );
  }
  if (!can(admin, 'members')) {
    if (openId) return <MemberRecordPage key={openId} id={openId} readOnly onClose={close} />;
    return <MembersView readOnly />;
  }
  if (view === 'members' && openId === 'import') return <ImportPage onClose={close} />;
  if (view === 'members' && openId !== null && openId !== 'new') {
    return <MemberRecordPage key={openId} id={openId} onClose={close} />;
  }
  if (view === 'applications') return <ApplicationsView />;
  if (view === 'advisors') return <AdvisorsView />;
  return <MembersView />;
}
