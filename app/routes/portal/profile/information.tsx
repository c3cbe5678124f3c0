import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '~/components/load-failure';
import { memberProfileQuery } from '~/features/members/api/fetch-member-profile';
import { MemberInformation } from '~/features/members/components/member-information';
import { useTranslation } from '~/i18n/use-translation';
import { usePortalUser } from '../portal-user';
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
