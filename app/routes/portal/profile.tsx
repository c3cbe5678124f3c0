import { Hands } from '~/illustrations/hands';
import { portalLoader } from './portal-loader';
import { SectionBeingPrepared } from './section-being-prepared';

export const clientLoader = portalLoader('profile');

export default function Profile() {
  return <SectionBeingPrepared illustration={Hands} />;
}
