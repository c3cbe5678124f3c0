import { useLoaderData } from 'react-router';
import { RulesPage } from '~/features/rules/rules-page';
import { rulesLoader } from '~/features/rules/rules-loader';

export const loader = rulesLoader;
export const clientLoader = rulesLoader;

export default function Rules() {
  const { tab, content } = useLoaderData<typeof rulesLoader>();
  return <RulesPage tab={tab} content={content} />;
}
