import { PreparedSoon } from './prepared-soon';
import { profileLoader } from './profile-loader';
import { ProfileSection } from './section';

export const clientLoader = profileLoader('profilePlan');

export default function Plan() {
  return (
    <ProfileSection title="plan">
      <PreparedSoon />
    </ProfileSection>
  );
}
