import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { YourPartPage } from './your-part-page';

const load = pageLoaderWith('yourPart', async (language) => {
  const { writeExamples } = await import('./write-examples');
  return { examples: await writeExamples(language) };
});

export const loader = load;
export const clientLoader = load;

export default function YourPart() {
  const { examples } = useLoaderData<typeof loader>();
  return <YourPartPage examples={examples} />;
}
