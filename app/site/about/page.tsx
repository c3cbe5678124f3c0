import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { AboutPage } from './about-page';

const load = pageLoaderWith('about', async (language) => {
  const { writeReach } = await import('./reach');
  return { reach: writeReach(language) };
});

export const loader = load;
export const clientLoader = load;

export default function About() {
  const { reach } = useLoaderData<typeof loader>();
  return <AboutPage reach={reach} />;
}
