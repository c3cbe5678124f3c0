import { useLoaderData } from 'react-router';
import { HomePage } from '~/features/home/home-page';
import { pageLoaderWith } from '~/i18n/page-data';

const load = pageLoaderWith('home', async (language) => {
  const { writeHomeFigures } = await import('~/features/home/home-figures');
  return { figures: writeHomeFigures(language) };
});

export const loader = load;
export const clientLoader = load;

/** `/` and `/en` are one route: which language it speaks is decided anew on every navigation. */
export const shouldRevalidate = () => true;

export default function Home() {
  const { figures } = useLoaderData<typeof loader>();
  return <HomePage figures={figures} />;
}
