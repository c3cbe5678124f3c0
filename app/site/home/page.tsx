import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { HomePage } from './home-page';

const load = pageLoaderWith('home', async (language) => {
  const [{ writeHomeFigures }, { writeTestimonials }] = await Promise.all([
    import('./home-figures'),
    import('./write-testimonials'),
  ]);
  return { figures: writeHomeFigures(language), testimonials: writeTestimonials(language) };
});

export const loader = load;
export const clientLoader = load;

/** `/` and `/en` are one route: which language it speaks is decided anew on every navigation. */
export const shouldRevalidate = () => true;

export default function Home() {
  const { figures, testimonials } = useLoaderData<typeof loader>();
  return <HomePage figures={figures} testimonials={testimonials} />;
}
