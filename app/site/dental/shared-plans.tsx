import { CircleDollarSign, Contact, Eye, Glasses, Hammer, ShieldPlus, Store } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Glasses as GlassesDrawing } from '~/shared/illustrations/glasses';
import { Smile } from '~/shared/illustrations/smile';
import { Section, SectionHeading } from '~/shared/ui/section';
import { AnytimeBanner } from './anytime-banner';
import { BenefitCard } from './benefit-card';
import type { PlanAmounts } from './plan-amounts';

const dental = [
  { id: 'prevention', icon: ShieldPlus },
  { id: 'treatment', icon: Hammer },
  { id: 'limit', icon: CircleDollarSign },
] as const;

const vision = [
  { id: 'exam', icon: Eye },
  { id: 'frames', icon: Glasses },
  { id: 'contacts', icon: Contact },
  { id: 'stores', icon: Store },
] as const;

/** The benefits of both plans, and when enrollment is open. */
export function SharedPlans({ limit, exam }: PlanAmounts) {
  const { t } = useTranslation('dental');
  return (
    <Section id="coverage" tone="sand" labelledBy="coverage-title">
      <SectionHeading id="coverage-title" title={t('shared.title')} lead={t('shared.lead')} />
      <div className="mt-10 grid gap-4 lg:mt-14 lg:grid-cols-[1fr_1.35fr] lg:gap-5">
        <div className="flex flex-col overflow-hidden rounded-lg bg-barro-100">
          <h3 className="p-6 pb-0 text-subtitle lg:p-8 lg:pb-0">{t('dental.title')}</h3>
          <Smile className="mt-auto h-60 w-full object-cover lg:h-auto lg:aspect-4/3" />
        </div>
        <ul className="grid gap-4 lg:gap-5">
          {dental.map(({ id, icon }) => (
            <BenefitCard
              key={id}
              icon={icon}
              tone="barro"
              title={t(`dental.items.${id}.title`, { limit })}
            >
              {t(`dental.items.${id}.text`, { limit })}
            </BenefitCard>
          ))}
        </ul>
      </div>
      <AnytimeBanner />
      <div className="grid gap-4 lg:grid-cols-[1.35fr_1fr] lg:gap-5">
        <div className="flex flex-col overflow-hidden rounded-lg bg-mata-100 lg:order-last">
          <h3 className="p-6 pb-0 text-subtitle lg:p-8 lg:pb-0">{t('vision.title')}</h3>
          <GlassesDrawing className="mt-auto h-60 w-full object-cover lg:h-auto lg:aspect-4/3" />
        </div>
        <ul className="grid gap-4 md:grid-cols-2 lg:gap-5">
          {vision.map(({ id, icon }) => (
            <BenefitCard key={id} icon={icon} title={t(`vision.items.${id}.title`, { exam })} tall>
              {t(`vision.items.${id}.text`, { exam })}
            </BenefitCard>
          ))}
        </ul>
      </div>
    </Section>
  );
}
