import { PreparedSoon } from './profile/prepared-soon';
import { profileLoader } from './profile/profile-loader';
import { ProfileSection } from './profile/section';

export const clientLoader = profileLoader('profileSecurity');

export default function Security() {
  return (
    <ProfileSection title="security">
      <PreparedSoon />
    </ProfileSection>
  );
}
