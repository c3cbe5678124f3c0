import { Closing } from './closing';
import { Features } from './features';
import { Hero } from './hero';
import type { HomeFigures } from './home-figures';
import { HowItWorks } from './how-it-works';
import { Plainly } from './plainly';
import { Proof } from './proof';
import { Questions } from './questions';
import { SharedNeeds } from './shared-needs';
import { Testimonials } from './testimonials';
import type { ShownTestimonial } from './write-testimonials';

type HomePageProps = { figures: HomeFigures; testimonials: readonly ShownTestimonial[] };

/** The home page, from the first promise to the statement of what this is not. */
export function HomePage({ figures, testimonials }: HomePageProps) {
  return (
    <>
      <Hero />
      <Questions />
      <Features />
      <HowItWorks months={figures.months} iua={figures.iua} />
      <SharedNeeds figures={figures.needs} />
      <Proof />
      <Testimonials testimonials={testimonials} />
      <Plainly />
      <Closing />
    </>
  );
}
