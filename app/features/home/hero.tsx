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
      className="relative isolate flex flex-col overflow-hidden lg:min-h-[clamp(40rem,52vw,58rem)]"
    >
      <div className="page pt-8 md:pt-12 lg:pt-[clamp(2rem,3.5vw,5rem)]">
        <div className="max-w-136 lg:max-w-[min(44%,36rem)]">
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
