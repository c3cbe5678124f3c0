import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { external } from '~/config/external';
import { LinkButton } from '~/ui/link-button';
import { HeroFilm } from './hero-film';

/** The first screen: the promise over a calm sky, neighbours lifting a roof below it. */
export function Hero() {
  const { t } = useTranslation('home');
  return (
    <section
      aria-labelledby="hero-title"
      className="relative isolate overflow-hidden xl:min-h-[clamp(48rem,56.25vw,60rem)]"
    >
      <div className="page pt-6 md:pt-12 xl:pt-[clamp(1.5rem,3.2vw,5rem)]">
        <div className="max-w-136 md:max-xl:max-w-160 xl:max-w-[min(46%,38rem)]">
          <p className="mb-4 font-semibold text-barro-600">{t('hero.eyebrow')}</p>
          <h1 id="hero-title" className="text-display">
            {t('hero.title')}
          </h1>
          <p className="mt-5 max-w-120 text-lead text-muted">{t('hero.lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <LinkButton href={external.enrollment} size="lg">
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
      <HeroFilm />
    </section>
  );
}
