import { clsx } from 'clsx';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { useCostPage } from '~/shared/page/use-cost-page';
import { ExternalLink } from '~/shared/ui/external-link';
import { Section, SectionHeading } from '~/shared/ui/section';
import type { HomeFigures } from './home-figures';

const steps = ['contribute', 'care', 'share'] as const;

/** The three steps, and an explanation of the IUA. */
export function HowItWorks({ months, iua }: Pick<HomeFigures, 'months' | 'iua'>) {
  const { t } = useTranslation('home');
  return (
    <Section tone="sand" id="how" labelledBy="how-title">
      <SectionHeading id="how-title" title={t('how.title')} />
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
            {step === 'contribute' && <CostLink />}
          </li>
        ))}
      </ol>
      <IuaExplainer iua={iua} />
    </Section>
  );
}

/** Its space is reserved, so that nothing moves when it appears. */
function CostLink() {
  const { t } = useTranslation('home');
  const costPage = useCostPage();
  const text = t('how.costLink');
  return (
    <p className={clsx('mt-1 max-md:col-start-2', costPage ? undefined : 'invisible')}>
      {costPage && 'href' in costPage ? (
        <ExternalLink {...costPage} className={link}>
          {text}
        </ExternalLink>
      ) : (
        <LocalLink to="cost" className={link}>
          {text}
        </LocalLink>
      )}
    </p>
  );
}

/** Radio buttons and `:has()` show the selected example, so that it works without JavaScript. */
const shownBy = [
  'group-has-[#iua-1:checked]:block',
  'group-has-[#iua-2:checked]:block',
  'group-has-[#iua-3:checked]:block',
];

const link = 'link inline-flex min-h-11 items-center font-semibold text-mata-700';

/** The second of the three amounts. */
const popular = 1;

/** Explains the initial unshareable amount, with an example for each selectable amount. */
function IuaExplainer({ iua: { bill, options } }: { iua: HomeFigures['iua'] }) {
  const { t } = useTranslation('home');
  return (
    <div className="group mt-14 grid gap-8 rounded-xl bg-paper p-6 md:p-10 lg:mt-20 lg:grid-cols-[1fr_1.2fr] lg:gap-16 lg:p-14">
      <div className="grid content-start gap-4 lg:content-center">
        <h3 className="text-subtitle">{t('how.iua.title')}</h3>
        <p className="max-w-prose text-muted">{t('how.iua.text')}</p>
        <p className="flex flex-wrap gap-x-6">
          <LocalLink to="whatWouldIPay" className={link}>
            {t('how.iua.calculatorLink')}
          </LocalLink>
          <LocalLink to="rulesProcedures" hash="iua" className={link}>
            {t('how.iua.rulesLink')}
          </LocalLink>
        </p>
      </div>
      <div className="grid content-start gap-7">
        <fieldset>
          <legend className="mb-3 font-semibold">{t('how.iua.options')}</legend>
          <div className="grid gap-3 sm:grid-cols-3">
            {options.map(({ value, amount }, index) => (
              <label
                key={value}
                className="relative flex min-h-14 cursor-pointer items-center justify-between gap-2 rounded-sm bg-white px-4 font-semibold ring-1 ring-control transition ring-inset hover:bg-mata-50 has-checked:bg-mata-700 has-checked:text-white has-checked:ring-mata-700 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-barro-600 sm:justify-center"
              >
                <input
                  type="radio"
                  id={`iua-${index + 1}`}
                  name="iua"
                  value={value}
                  defaultChecked={index === popular}
                  className="sr-only"
                />
                {amount}
                {index === popular && (
                  <span className="absolute -top-3 rounded-full bg-ipe px-2.5 py-0.5 text-xs text-ink max-sm:right-3">
                    {t('how.iua.mostPopular')}
                  </span>
                )}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="text-muted">{t('how.iua.example', { bill })}</p>
        {options.map(({ value, amount, shared, part }, index) => (
          <div key={value} className={clsx('hidden', shownBy[index])}>
            <Split part={part} />
            <p className="mt-3 flex flex-wrap justify-between gap-x-6 gap-y-1 text-sm font-semibold">
              <span className="text-barro-600">{t('how.iua.yourPart', { amount })}</span>
              <span className="text-mata-600">{t('how.iua.sharedPart', { amount: shared })}</span>
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The member's part and the community's part of one bill, as two bars. */
function Split({ part }: { part: number }) {
  const width = part * 100;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className="h-12 w-full rounded-sm"
    >
      <rect width={width} height="10" className="fill-barro-500" />
      <rect x={width + 0.6} width={99.4 - width} height="10" className="fill-mata-600" />
    </svg>
  );
}
