import { useLoaderData } from 'react-router';
import { EmergencyPage } from '~/features/emergency/emergency-page';
import { pageLoaderWith } from '~/i18n/page-data';

const load = pageLoaderWith('emergency', async (language) => {
  const { writeEmergencyFigures } = await import('~/features/emergency/emergency-figures');
  return { figures: await writeEmergencyFigures(language) };
});

export const loader = load;
export const clientLoader = load;

export default function Emergency() {
  const { figures } = useLoaderData<typeof loader>();
  return <EmergencyPage figures={figures} />;
}
