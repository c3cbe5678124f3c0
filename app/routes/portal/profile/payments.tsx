import { PreparedSoon } from './prepared-soon';
import { profileLoader } from './profile-loader';
import { ProfileSection } from './section';

export const clientLoader = profileLoader('profilePayments');

export default function Payments() {
  return (
    <ProfileSection title="payments">
      <PreparedSoon />
    </ProfileSection>
  );
}
