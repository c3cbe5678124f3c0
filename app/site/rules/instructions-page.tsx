import { useLoaderData } from 'react-router';
import { OpenBook } from '~/shared/illustrations/open-book';
import { rulesLoader } from './rules-loader';
import { RulesPage } from './rules-page';

export const loader = rulesLoader('instructions');
export const clientLoader = rulesLoader('instructions');

export default function Instructions() {
  const { content } = useLoaderData<typeof loader>();
  return <RulesPage tab="instructions" content={content} drawing={OpenBook} />;
}
