import { useQuery } from '@tanstack/react-query';
import { usePortalUser } from '~/portal/frame/portal-user';
import { memberProfileQuery } from '~/portal/member/fetch-member-profile';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LoadFailure } from '~/shared/ui/load-failure';
import { MemberInformation } from './member-information';
import { profileLoader } from './profile-loader';
import { ProfileSection } from './section';

export const clientLoader = profileLoader('profileInformation');

export default function Information() {
  const { t } = useTranslation('profile');
  const { id } = usePortalUser();
  const { data: member, error, isFetching, refetch } = useQuery(memberProfileQuery(id));
  return (
    <ProfileSection title="information">
      {!member && error ? (
        <LoadFailure
          title={t('errors.member')}
          error={error}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <MemberInformation userId={id} member={member} />
      )}
    </ProfileSection>
  );
}
