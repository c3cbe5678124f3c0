import { HeartLedger } from '~/illustrations/heart-ledger';
import { portalLoader } from './portal-loader';
import { SectionBeingPrepared } from './section-being-prepared';

export const clientLoader = portalLoader('healthSharing');

export default function HealthSharing() {
  return <SectionBeingPrepared illustration={HeartLedger} />;
}
