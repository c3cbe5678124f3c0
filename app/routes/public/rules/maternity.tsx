import { useLoaderData } from 'react-router';
import { rulesLoader } from '~/features/rules/rules-loader';
import { RulesPage } from '~/features/rules/rules-page';
import { Cradle } from '~/illustrations/cradle';

export const loader = rulesLoader('maternity');
export const clientLoader = rulesLoader('maternity');

export default function Maternity() {
  const { content } = useLoaderData<typeof loader>();
  return <RulesPage tab="maternity" content={content} drawing={Cradle} />;
}
