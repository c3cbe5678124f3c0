import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { ShareablePage } from './shareable-page';

const load = pageLoaderWith('shareable', async (language) => {
  const { writeShareable } = await import('./write-shareable');
  return { groups: await writeShareable(language) };
});

export const loader = load;
export const clientLoader = load;

export default function Shareable() {
  const { groups } = useLoaderData<typeof loader>();
  return <ShareablePage groups={groups} />;
}
