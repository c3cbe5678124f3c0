import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { EmergencyPage } from './emergency-page';

const load = pageLoaderWith('emergency', async (language) => {
  const { writeEmergencyFigures } = await import('./emergency-figures');
  return { figures: await writeEmergencyFigures(language) };
});

export const loader = load;
export const clientLoader = load;

export default function Emergency() {
  const { figures } = useLoaderData<typeof loader>();
  return <EmergencyPage figures={figures} />;
}
