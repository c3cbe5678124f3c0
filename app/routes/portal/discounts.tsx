import { MarketBasket } from '~/illustrations/market-basket';
import { portalLoader } from './portal-loader';
import { SectionBeingPrepared } from './section-being-prepared';

export const clientLoader = portalLoader('discounts');

export default function Discounts() {
  return <SectionBeingPrepared illustration={MarketBasket} />;
}
