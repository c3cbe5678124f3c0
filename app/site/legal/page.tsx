import { useLoaderData } from 'react-router';
import { loadLegalTexts } from '~/content/legal/legal-texts';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { LegalPage } from './legal-page';

/** The texts come with the page's data, in one language: a script that held both is too heavy. */
const load = pageLoaderWith('legal', async (language) => ({
  texts: await loadLegalTexts(language),
}));

export const loader = load;
export const clientLoader = load;

export default function Legal() {
  const { texts } = useLoaderData<typeof loader>();
  return <LegalPage texts={texts} />;
}
