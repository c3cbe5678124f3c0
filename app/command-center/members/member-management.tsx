import { can, canSeeRequests } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ClosedNotice } from '~/command-center/kit/permission-notice';
import { TabHeading } from '~/command-center/kit/tab-heading';
import { TabPage } from '~/command-center/kit/tab-page';
import { useTranslation } from '~/shared/i18n/use-translation';
import { AdvisorsView } from './advisors/advisors-view';
import { ApplicationsView } from './applications/applications-view';
import { ImportPage } from './import/import-page';
import { MembersView } from './list/members-view';
import { MemberRecordPage } from './record/member-record-page';
import { useMemberAddress } from './use-member-address';

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
