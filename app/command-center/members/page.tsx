import { can, canSeeRequests } from '~/command-center/kit/backend/admin';
import { useAdmin } from '~/command-center/kit/backend/session';
import { NoAccess } from '~/command-center/kit/permission-notice';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { NotesView } from './advisor-notes/notes-view';
import { AdvisorsView } from './advisors/advisors-view';
import { ApplicationsView } from './applications/applications-view';
import { ImportPage } from './import/import-page';
import { MembersView } from './list/members-view';
import { MemberRecordPage } from './record/member-record-page';
import { useMemberAddress } from './use-member-address';

export const clientLoader = signedInPageLoader('adminMembers');

/**
 * The Members tab has four lists, which an open record or import replaces. Support agents see
 * members and their contact data, but cannot change them.
 */
export default function Members() {
  const { t } = useTranslation('manageMembers');
  const { view, openId, close } = useMemberAddress();
  const admin = useAdmin();
  if (!canSeeRequests(admin)) {
    return <NoAccess lead={t('lead')} />;
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
  if (view === 'notes') return <NotesView />;
  return <MembersView />;
}
