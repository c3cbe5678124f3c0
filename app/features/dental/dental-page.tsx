import { DentalClosing } from './dental-closing';
import { DentalHero } from './dental-hero';
import { SharedPlans } from './shared-plans';
import { WhyChoose } from './why-choose';

/** Dental and vision plans of a partner, from the promise to the conversation about them. */
export function DentalPage() {
  return (
    <>
      <DentalHero />
      <SharedPlans />
      <WhyChoose />
      <DentalClosing />
    </>
  );
}
