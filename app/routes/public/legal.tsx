import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadLegalTexts } from '~/content/legal/legal-texts';
import { LegalPage } from '~/features/legal/legal-page';
import { pageLoader } from '~/i18n/page-data';

const loadPage = pageLoader('legal');

/** The texts come with the page's data, in one language: a script that held both is too heavy. */
async function load(args: LoaderFunctionArgs) {
  const data = await loadPage(args);
  return { ...data, texts: await loadLegalTexts(data.language) };
}

export const loader = load;
export const clientLoader = load;

export default function Legal() {
  const { texts } = useLoaderData<typeof loader>();
  return <LegalPage texts={texts} />;
}
