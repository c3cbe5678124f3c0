import { ArrowDown } from 'lucide-react';
import { siteFigures } from '~/content/site-figures';
import { reach } from '~/shared/brand/community';
import { external } from '~/shared/brand/external';
import { usePageData } from '~/shared/i18n/page-data';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LinkButton } from '~/shared/ui/link-button';
import { LocalFilm } from '~/site/film/local-film';

/** The introduction of the show: its opening film and its figures. */
export function ShowHero() {
  const { t } = useTranslation('show');
  const heading = usePageData()?.text.heading;
  return (
    <section aria-labelledby="show-title" className="page pt-6 pb-band md:pt-12">
      <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <p className="mb-4 font-semibold text-barro-600">{t('hero.eyebrow')}</p>
          <h1 id="show-title" className="text-display">
            {heading}
          </h1>
          <p className="mt-5 max-w-136 text-lead text-muted">{t('hero.lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:flex-col">
            <LinkButton href="#episodes" size="lg">
              {t('hero.watch')}
              <ArrowDown className="size-5" />
            </LinkButton>
            {external.showChannel && (
              <LinkButton href={external.showChannel} newTab variant="outline" size="lg">
                {t('hero.channel')}
              </LinkButton>
            )}
          </div>
          <p className="mt-5 text-sm text-muted">{t('hero.language')}</p>
        </div>
        <LocalFilm
          name="show"
          label={t('film.play')}
          caption={t('film.caption')}
          description={t('film.description')}
          failure={t('film.failure')}
          sizes="(min-width: 62rem) 40rem, 100vw"
          captionClass="text-sm text-muted"
          isFirst
        />
      </div>
      <Stats />
    </section>
  );
}

function Stats() {
  const { t } = useTranslation('show');
  const stats = [
    [t('stats.episodes', { value: reach.episodes }), t('stats.episodesText')],
    [t('stats.minutes', { value: siteFigures.showMinutes.value }), t('stats.minutesText')],
  ];
  return (
    <dl
      aria-label={t('stats.label')}
      className="mt-12 grid gap-x-16 gap-y-6 border-t border-line pt-8 sm:grid-cols-2 lg:mt-16 lg:justify-start lg:grid-cols-[auto_auto]"
    >
      {stats.map(([value, text]) => (
        <div key={text} className="flex flex-row-reverse items-baseline justify-end gap-4">
          <dt className="text-muted">{text}</dt>
          <dd className="text-title font-semibold text-mata-700">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
