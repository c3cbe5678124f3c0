import { useTranslation } from '~/shared/i18n/use-translation';
import { Hands } from '~/shared/illustrations/hands';

/** The mission, over the drawing that the name comes from. */
export function Mission() {
  const { t } = useTranslation('about');
  return (
    <section aria-labelledby="mission-title" className="overflow-hidden">
      <div className="page grid items-center gap-x-16 gap-y-10 pt-6 pb-band md:pt-12 lg:grid-cols-[1.05fr_1fr]">
        <div>
          <p className="mb-4 font-semibold text-barro-600">{t('hero.eyebrow')}</p>
          <h1 id="mission-title" className="max-w-160 text-display">
            {t('hero.title')}
          </h1>
          <p className="mt-5 max-w-136 text-lead text-muted">{t('hero.lead')}</p>
        </div>
        <Hands className="mx-auto w-full max-w-150 rounded-xl bg-mata-50 lg:max-w-none" />
      </div>
    </section>
  );
}
