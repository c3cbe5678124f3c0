import { DentalClosing } from './dental-closing';
import { DentalHero } from './dental-hero';
import type { PlanAmounts } from './plan-amounts';
import { SharedPlans } from './shared-plans';
import { WhyChoose } from './why-choose';

/** Dental and vision plans of a partner, from the promise to the conversation about them. */
export function DentalPage({ amounts }: { amounts: PlanAmounts }) {
  return (
    <>
      <DentalHero limit={amounts.limit} />
      <SharedPlans {...amounts} />
      <WhyChoose />
      <DentalClosing />
    </>
  );
}
