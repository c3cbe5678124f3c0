import { ArrowRight } from 'lucide-react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { destinations } from '~/shared/page/destinations';
import { LinkButton } from '~/shared/ui/link-button';
import { BackgroundFilm } from '~/site/film/background-film';

/** The first screen: the headline over the sky, neighbors lifting a roof below it. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section
      aria-labelledby="hero-title"
      className="relative isolate overflow-hidden 2xl:min-h-[clamp(50rem,56.25vw,60rem)]"
    >
      <div className="page pt-6 md:pt-12 2xl:pt-[clamp(1.25rem,2.4vw,4rem)]">
        <div>
          <p className="mb-4 font-semibold text-barro-600">{t('hero.eyebrow')}</p>
          <h1 id="hero-title" className="max-w-160 text-display 2xl:max-w-176">
            {t('hero.title')}
          </h1>
          <p className="mt-5 max-w-136 text-lead text-muted">{t('hero.lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
            <LinkButton {...destinations.enrollment} size="lg">
              {t('hero.getStarted')}
              <ArrowRight className="size-5" />
            </LinkButton>
            <LinkButton href="#how" variant="outline" size="lg" className="bg-paper/70">
              {t('hero.secondary')}
            </LinkButton>
          </div>
          <p className="mt-5 text-sm text-muted">{t('hero.notInsurance')}</p>
        </div>
      </div>
      <BackgroundFilm name="hero" playLabel={t('hero.play')} pauseLabel={t('hero.pause')} />
    </section>
  );
}
