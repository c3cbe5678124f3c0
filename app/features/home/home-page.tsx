import { Closing } from './closing';
import { Features } from './features';
import { Hero } from './hero';
import type { HomeFigures } from './home-figures';
import { HowItWorks } from './how-it-works';
import { Plainly } from './plainly';
import { Questions } from './questions';
import { SharedNeeds } from './shared-needs';
import { Testimonials } from './testimonials';

/** The home page, from the first promise to the statement of what this is not. */
export function HomePage({ figures }: { figures: HomeFigures }) {
  return (
    <>
      <Hero />
      <Questions />
      <Features />
      <HowItWorks months={figures.months} iua={figures.iua} />
      <SharedNeeds figures={figures.needs} />
      <Testimonials />
      <Plainly />
      <Closing />
    </>
  );
}
