import { PhoneHelp } from '~/illustrations/phone-help';
import { portalLoader } from './portal-loader';
import { SectionBeingPrepared } from './section-being-prepared';

export const clientLoader = portalLoader('concierge');

export default function Concierge() {
  return <SectionBeingPrepared illustration={PhoneHelp} />;
}
