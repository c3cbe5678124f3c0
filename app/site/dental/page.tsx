import { CalendarCheck, CalendarHeart, MapPinned, Zap } from 'lucide-react';
import { useLoaderData } from 'react-router';
import { pageLoaderWith } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Section, SectionHeading } from '~/shared/ui/section';
import { DentalClosing } from './dental-closing';
import { DentalHero } from './dental-hero';
import { SharedPlans } from './shared-plans';

const load = pageLoaderWith('dentalPlans', async (language) => {
  const { writePlanAmounts } = await import('./plan-amounts');
  return { amounts: writePlanAmounts(language) };
});

export const loader = load;
export const clientLoader = load;

/** The page of the partner's dental and vision plans. */
export default function DentalPage() {
  const { amounts } = useLoaderData<typeof loader>();
  return (
    <>
      <DentalHero limit={amounts.limit} />
      <SharedPlans {...amounts} />
      <WhyChoose />
      <DentalClosing />
    </>
  );
}

const reasons = [
  { id: 'waiting', icon: CalendarCheck },
  { id: 'immediate', icon: Zap },
  { id: 'anytime', icon: CalendarHeart },
  { id: 'network', icon: MapPinned },
] as const;

/** Four reasons to choose the plans. */
function WhyChoose() {
  const { t } = useTranslation('dental');
  return (
    <Section labelledBy="why-title">
      <SectionHeading id="why-title" title={t('why.title')} />
      <ul className="mt-10 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-4 lg:gap-x-10">
        {reasons.map(({ id, icon: Icon }) => (
          <li key={id} className="border-t-2 border-barro-500 pt-6">
            <Icon className="mb-6 size-9 text-barro-600" strokeWidth={1.5} />
            <h3 className="text-heading">{t(`why.items.${id}.title`)}</h3>
            <p className="mt-2 text-muted">{t(`why.items.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
