import { usePortalUser } from '~/portal/frame/portal-user';
import { profileLoader } from '~/portal/profile/profile-loader';
import { ProfileSection } from '~/portal/profile/section';
import { queryClient } from '~/shared/backend/query-client';
import { accountQuery } from './fetch-account';
import { sessionsQuery } from './open-sessions';
import { SecurityOverview } from './security-overview';

export const clientLoader = profileLoader('profileSecurity', () => {
  void queryClient.prefetchQuery(accountQuery());
  void queryClient.prefetchQuery(sessionsQuery());
});

export default function Security() {
  return (
    <ProfileSection title="security">
      <SecurityOverview session={usePortalUser()} />
    </ProfileSection>
  );
}
