import { useLoaderData } from 'react-router';
import { HeartLedger } from '~/shared/illustrations/heart-ledger';
import { rulesLoader } from './rules-loader';
import { RulesPage } from './rules-page';

export const loader = rulesLoader('exclusions');
export const clientLoader = rulesLoader('exclusions');

export default function Exclusions() {
  const { content } = useLoaderData<typeof loader>();
  return <RulesPage tab="exclusions" content={content} drawing={HeartLedger} />;
}
