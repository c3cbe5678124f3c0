import { useLoaderData } from 'react-router';
import { rulesLoader } from '~/features/rules/rules-loader';
import { RulesPage } from '~/features/rules/rules-page';
import { HeartLedger } from '~/illustrations/heart-ledger';

export const loader = rulesLoader('exclusions');
export const clientLoader = rulesLoader('exclusions');

export default function Exclusions() {
  const { content } = useLoaderData<typeof loader>();
  return <RulesPage tab="exclusions" content={content} drawing={HeartLedger} />;
}
