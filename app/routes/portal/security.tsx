import { accountQuery } from '~/features/security/api/fetch-account';
import { sessionsQuery } from '~/features/security/api/open-sessions';
import { SecurityOverview } from '~/features/security/components/security-overview';
import { queryClient } from '~/lib/query-client';
import { usePortalUser } from './portal-user';
import { profileLoader } from './profile/profile-loader';
import { ProfileSection } from './profile/section';

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
