import { useLoaderData } from 'react-router';
import { DentalPage } from '~/features/dental/dental-page';
import { pageLoaderWith } from '~/i18n/page-data';

const load = pageLoaderWith('dentalPlans', async (language) => {
  const { writePlanAmounts } = await import('~/features/dental/plan-amounts');
  return { amounts: writePlanAmounts(language) };
});

export const loader = load;
export const clientLoader = load;

export default function DentalPlans() {
  const { amounts } = useLoaderData<typeof loader>();
  return <DentalPage amounts={amounts} />;
}
