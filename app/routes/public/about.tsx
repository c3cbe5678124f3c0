import { useLoaderData } from 'react-router';
import { AboutPage } from '~/features/about/about-page';
import { pageLoaderWith } from '~/i18n/page-data';

const load = pageLoaderWith('about', async (language) => {
  const { writeReach } = await import('~/features/about/reach');
  return { reach: writeReach(language) };
});

export const loader = load;
export const clientLoader = load;

export default function About() {
  const { reach } = useLoaderData<typeof loader>();
  return <AboutPage reach={reach} />;
}
