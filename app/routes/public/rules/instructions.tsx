import { useLoaderData } from 'react-router';
import { rulesLoader } from '~/features/rules/rules-loader';
import { RulesPage } from '~/features/rules/rules-page';
import { OpenBook } from '~/illustrations/open-book';

export const loader = rulesLoader('instructions');
export const clientLoader = rulesLoader('instructions');

export default function Instructions() {
  const { content } = useLoaderData<typeof loader>();
  return <RulesPage tab="instructions" content={content} drawing={OpenBook} />;
}
