import { useTranslation } from '~/shared/i18n/use-translation';
import { TinCans } from '~/shared/illustrations/tin-cans';
import { Call911 } from '~/shared/ui/call-911';
import { HoursCard } from './hours-card';
import { WhatsAppCard } from './whatsapp-card';

/** The introduction and the two fastest channels. */
export function ContactHero() {
  const { t } = useTranslation('contact');
  return (
    <section aria-labelledby="contact-title" className="overflow-hidden">
      <div className="page pt-6 pb-band md:pt-12">
        <div className="grid items-center gap-5 lg:mb-5 lg:grid-cols-[1.3fr_1fr]">
          <div className="pb-5 lg:pb-0">
            <p className="mb-4 font-semibold text-barro-600">{t('hero.eyebrow')}</p>
            <h1 id="contact-title" className="max-w-160 text-display">
              {t('hero.title')}
            </h1>
            <p className="mt-5 max-w-136 text-lead text-muted">{t('hero.lead')}</p>
            <Call911 className="mt-6 max-w-136">{t('emergency')}</Call911>
          </div>
          <TinCans className="w-full rounded-lg bg-mata-50 max-lg:hidden" />
        </div>
        <div className="relative grid gap-4 lg:grid-cols-[1.3fr_1fr] lg:gap-5">
          <WhatsAppCard />
          <HoursCard />
        </div>
      </div>
    </section>
  );
}
