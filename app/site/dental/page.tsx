import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { DentalPage } from './dental-page';

const load = pageLoaderWith('dentalPlans', async (language) => {
  const { writePlanAmounts } = await import('./plan-amounts');
  return { amounts: writePlanAmounts(language) };
});

export const loader = load;
export const clientLoader = load;

export default function DentalPlans() {
  const { amounts } = useLoaderData<typeof loader>();
  return <DentalPage amounts={amounts} />;
}
