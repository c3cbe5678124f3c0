import { PreparedSoon } from './prepared-soon';
import { profileLoader } from './profile-loader';
import { ProfileSection } from './section';

export const clientLoader = profileLoader('profileInformation');

export default function Information() {
  return (
    <ProfileSection title="information">
      <PreparedSoon />
    </ProfileSection>
  );
}
