import { useLoaderData } from 'react-router';
import { Cradle } from '~/shared/illustrations/cradle';
import { rulesLoader } from './rules-loader';
import { RulesPage } from './rules-page';

export const loader = rulesLoader('maternity');
export const clientLoader = rulesLoader('maternity');

export default function Maternity() {
  const { content } = useLoaderData<typeof loader>();
  return <RulesPage tab="maternity" content={content} drawing={Cradle} />;
}
