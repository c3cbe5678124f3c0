import { useTranslation } from '~/shared/i18n/use-translation';
import { Section, SectionHeading } from '~/shared/ui/section';
import type { HomeFigures } from './home-figures';
import { IuaExplainer } from './iua-explainer';

const steps = ['contribute', 'care', 'share'] as const;

/** The three steps, and an explanation of the IUA. */
export function HowItWorks({ months, iua }: Pick<HomeFigures, 'months' | 'iua'>) {
  const { t } = useTranslation('home');
  return (
    <Section tone="sand" id="how" labelledBy="how-title">
      <SectionHeading id="how-title" title={t('how.title')} lead={t('how.lead')} />
      <ol className="mt-10 grid gap-8 md:mt-14 md:grid-cols-3 md:gap-6 lg:gap-12">
        {steps.map((step, index) => (
          <li key={step} className="grid grid-cols-[3.5rem_1fr] gap-x-2 md:block">
            <span
              aria-hidden="true"
              className="row-span-2 block text-title leading-none font-semibold text-barro-600 md:mb-5 md:border-t-2 md:border-barro-500 md:pt-5"
            >
              {index + 1}
            </span>
            <h3 className="text-heading">{t(`how.steps.${step}.title`)}</h3>
            <p className="mt-2 max-w-88 text-muted">{t(`how.steps.${step}.text`, { months })}</p>
          </li>
        ))}
      </ol>
      <IuaExplainer iua={iua} />
    </Section>
  );
}
