import { PreparedSoon } from './prepared-soon';
import { profileLoader } from './profile-loader';
import { ProfileSection } from './section';

export const clientLoader = profileLoader('profileAdvisor');

export default function Advisor() {
  return (
    <ProfileSection title="advisor">
      <PreparedSoon />
    </ProfileSection>
  );
}
