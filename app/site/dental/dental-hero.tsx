import { CalendarCheck } from 'lucide-react';
import { external } from '~/shared/brand/external';
import { useTranslation } from '~/shared/i18n/use-translation';
import { destinations } from '~/shared/page/destinations';
import { LinkButton } from '~/shared/ui/link-button';
import { BackgroundFilm } from '~/site/film/background-film';

/** The headline over the sky, with balloons above the hills. */
export function DentalHero({ limit }: { limit: string }) {
  const { t } = useTranslation('dental');
  return (
    <section
      aria-labelledby="dental-title"
      className="relative isolate overflow-hidden 2xl:min-h-[clamp(50rem,56.25vw,60rem)]"
    >
      <div className="page pt-6 md:pt-12 2xl:pt-[clamp(1.25rem,2.4vw,4rem)]">
        <p className="mb-5 inline-flex items-center gap-2.5 rounded-full bg-mata-100 py-1.5 pr-4 pl-2 text-sm font-semibold text-mata-800">
          <span className="grid size-7 place-items-center rounded-full bg-mata-700 text-white">
            <CalendarCheck className="size-4" />
          </span>
          {t('hero.badge')}
        </p>
        <h1 id="dental-title" className="max-w-160 text-display 2xl:max-w-176">
          {t('hero.title')}
        </h1>
        <p className="mt-5 max-w-136 text-lead text-muted">{t('hero.lead', { limit })}</p>
        <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
          <LinkButton {...destinations.dentalProvider} size="lg">
            {t(external.dentalProvider ? 'hero.choose' : 'hero.ask')}
          </LinkButton>
          <LinkButton href="#coverage" variant="outline" size="lg" className="bg-paper/70">
            {t('hero.shared')}
          </LinkButton>
        </div>
        <p className="mt-5 max-w-112 text-sm text-muted">
          {external.dentalProvider
            ? t('hero.partner', { provider: external.dentalProvider.name })
            : t('hero.partnerUnnamed')}
        </p>
      </div>
      <BackgroundFilm name="dental" playLabel={t('hero.play')} pauseLabel={t('hero.pause')} />
    </section>
  );
}
