import { Hands } from '~/illustrations/hands';
import { portalLoader } from './portal-loader';
import { SectionBeingPrepared } from './section-being-prepared';

export const clientLoader = portalLoader('card');

export default function Card() {
  return <SectionBeingPrepared illustration={Hands} />;
}
