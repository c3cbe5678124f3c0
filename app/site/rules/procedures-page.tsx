import { useLoaderData } from 'react-router';
import { Clipboard } from '~/shared/illustrations/clipboard';
import { rulesLoader } from './rules-loader';
import { RulesPage } from './rules-page';

export const loader = rulesLoader('procedures');
export const clientLoader = rulesLoader('procedures');

export default function Procedures() {
  const { content } = useLoaderData<typeof loader>();
  return <RulesPage tab="procedures" content={content} drawing={Clipboard} />;
}
