import { Closing } from './closing';
import { Features } from './features';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Plainly } from './plainly';
import { SharedNeeds } from './shared-needs';
import { Testimonials } from './testimonials';

/** The home page, from the first promise to the statement of what this is not. */
export function HomePage() {
  return (
    <>
      <Hero />
      <Features />
      <HowItWorks />
      <SharedNeeds />
      <Testimonials />
      <Plainly />
      <Closing />
    </>
  );
}
