import { usePortalUser } from '~/portal/frame/portal-user';
import { useTranslation } from '~/shared/i18n/use-translation';
import { MemberInformation } from './member-information';
import { profileLoader } from './profile-loader';
import { MemberSection } from './section';

export const clientLoader = profileLoader('profileInformation');

export default function Information() {
  const { t } = useTranslation('profile');
  const { id } = usePortalUser();
  return (
    <MemberSection title="information" failure={t('errors.member')}>
      {(member) => <MemberInformation userId={id} member={member} />}
    </MemberSection>
  );
}
