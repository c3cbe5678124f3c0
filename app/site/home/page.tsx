import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { Closing } from './closing';
import { Features } from './features';
import { Hero } from './hero';
import { HowItWorks } from './how-it-works';
import { Proof } from './proof';
import { Questions } from './questions';
import { SharedNeeds } from './shared-needs';
import { Testimonials } from './testimonials';
import { WhatWeAre } from './what-we-are';

const load = pageLoaderWith('home', async (language) => {
  const [{ writeHomeFigures }, { writeTestimonials }] = await Promise.all([
    import('./home-figures'),
    import('./write-testimonials'),
  ]);
  return { figures: writeHomeFigures(language), testimonials: writeTestimonials(language) };
});

export const loader = load;
export const clientLoader = load;

/** `/` and `/en` are one route, so every navigation decides the language again. */
export const shouldRevalidate = () => true;

/** The home page, from the headline to the legal statement. */
export default function HomePage() {
  const { figures, testimonials } = useLoaderData<typeof loader>();
  return (
    <>
      <Hero />
      <Questions />
      <Features />
      <HowItWorks months={figures.months} iua={figures.iua} />
      <SharedNeeds figures={figures.needs} />
      <Proof />
      <Testimonials testimonials={testimonials} />
      <WhatWeAre />
      <Closing />
    </>
  );
}
