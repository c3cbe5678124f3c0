import { Clipboard } from '~/illustrations/clipboard';
import { portalLoader } from './portal-loader';
import { SectionBeingPrepared } from './section-being-prepared';

export const clientLoader = portalLoader('memberForms');

export default function MemberForms() {
  return <SectionBeingPrepared illustration={Clipboard} />;
}
