import { useLoaderData } from 'react-router';
import { HomePage } from '~/features/home/home-page';
import { pageLoaderWith } from '~/i18n/page-data';

const load = pageLoaderWith('home', async (language) => {
  const [{ writeHomeFigures }, { writeTestimonials }] = await Promise.all([
    import('~/features/home/home-figures'),
    import('~/features/home/write-testimonials'),
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
