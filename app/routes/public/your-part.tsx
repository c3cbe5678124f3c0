import { useLoaderData } from 'react-router';
import { YourPartPage } from '~/features/your-part/your-part-page';
import { pageLoaderWith } from '~/i18n/page-data';

const load = pageLoaderWith('yourPart', async (language) => {
  const { writeExamples } = await import('~/features/your-part/write-examples');
  return { examples: await writeExamples(language) };
});

export const loader = load;
export const clientLoader = load;

export default function YourPart() {
  const { examples } = useLoaderData<typeof loader>();
  return <YourPartPage examples={examples} />;
}
