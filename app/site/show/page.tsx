import { ArrowDown } from 'lucide-react';
import type { ShouldRevalidateFunction } from 'react-router';
import { siteFigures } from '~/content/site-figures';
import { reach, showHost } from '~/shared/brand/community';
import { external } from '~/shared/brand/external';
import { pageLoader, usePageData } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { OnAir } from '~/shared/illustrations/on-air';
import { LinkButton } from '~/shared/ui/link-button';
import { LocalFilm } from '~/site/film/local-film';
import { Theater } from './theater';

export const loader = pageLoader('show');
export const clientLoader = pageLoader('show');

/** Selecting an episode changes the URL, not the page's data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** The page of the show: an introduction, the player with all episodes, and the host. */
export default function ShowPage() {
  return (
    <>
      <ShowHero />
      <Theater />
      <Host />
    </>
  );
}

/** The introduction of the show: its opening film and its figures. */
function ShowHero() {
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

/** The host of the show, and a link to the channel. Without both, there is no section. */
function Host() {
  const { t } = useTranslation('show');
  const { language } = useLanguage();
  if (!showHost && !external.showChannel) return null;
  return (
    <section
      aria-labelledby={showHost ? 'host-title' : 'channel-title'}
      className="overflow-hidden bg-sand"
    >
      <div className="page grid items-end gap-x-16 lg:grid-cols-[1fr_1.1fr]">
        <OnAir className="mx-auto -mb-1 w-full max-w-130 max-lg:order-last lg:max-w-none" />
        <div className="py-band max-lg:pb-10">
          {showHost && (
            <>
              <p className="mb-3 font-semibold text-barro-600">{t('host.eyebrow')}</p>
              <h2 id="host-title" className="text-title">
                {showHost.name}
              </h2>
              <p className="mt-2 text-lead text-muted">{showHost.role[language]}</p>
              <div className="mt-6 grid max-w-prose gap-4">
                {showHost.story[language].split(/\n\s*\n/).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </>
          )}
          {external.showChannel && <Channel href={external.showChannel} />}
        </div>
      </div>
    </section>
  );
}

function Channel({ href }: { href: string }) {
  const { t } = useTranslation('show');
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-5 border-t border-line pt-8 first:mt-0 first:border-0 first:pt-0">
      <div className="max-w-90 flex-1 basis-60">
        <h3 id="channel-title" className="text-heading">
          {t('host.channelTitle')}
        </h3>
        <p className="mt-1 text-muted">{t('host.channelText')}</p>
      </div>
      <LinkButton href={href} newTab size="lg" className="max-sm:w-full">
        {t('host.channel')}
      </LinkButton>
    </div>
  );
}
