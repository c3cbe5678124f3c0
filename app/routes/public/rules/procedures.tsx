import { useLoaderData } from 'react-router';
import { rulesLoader } from '~/features/rules/rules-loader';
import { RulesPage } from '~/features/rules/rules-page';
import { Clipboard } from '~/illustrations/clipboard';

export const loader = rulesLoader('procedures');
export const clientLoader = rulesLoader('procedures');

export default function Procedures() {
  const { content } = useLoaderData<typeof loader>();
  return <RulesPage tab="procedures" content={content} drawing={Clipboard} />;
}
