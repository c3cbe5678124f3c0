import { useLoaderData } from 'react-router';
import { ShareablePage } from '~/features/shareable/shareable-page';
import { pageLoaderWith } from '~/i18n/page-data';

const load = pageLoaderWith('shareable', async (language) => {
  const { writeShareable } = await import('~/features/shareable/write-shareable');
  return { groups: await writeShareable(language) };
});

export const loader = load;
export const clientLoader = load;

export default function Shareable() {
  const { groups } = useLoaderData<typeof loader>();
  return <ShareablePage groups={groups} />;
}
