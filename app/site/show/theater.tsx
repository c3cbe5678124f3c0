import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '~/shared/i18n/use-translation';
import { EpisodeDetails } from './episode-details';
import { EpisodeList, EpisodeListSkeleton } from './episode-list';
import { pageOf } from './episode-pages';
import { EpisodePlayer } from './episode-player';
import { TheaterNotice } from './theater-notice';
import { useEpisodes } from './use-episodes';

/** The player with the selected or newest episode, and the list of episodes. */
export function Theater() {
  const { t } = useTranslation('show');
  const { search } = useLocation();
  const { status, data: episodes, retry } = useEpisodes();
  const [choices, setChoices] = useState(0);
  const player = useRef<HTMLDivElement>(null);

  const wanted = new URLSearchParams(search).get('episode');
  const found = episodes?.findIndex(({ id }) => id === wanted) ?? -1;
  const index = Math.max(found, 0);
  const episode = episodes?.[index];

  const choose = () => {
    setChoices((before) => before + 1);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    player.current?.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' });
  };

  return (
    <section
      id="episodes"
      aria-labelledby="episodes-title"
      className="on-dark bg-mata-900 text-paper"
    >
      <div className="page py-band">
        <h2 id="episodes-title" className="mb-8 text-title lg:mb-12">
          {t('player.title')}
        </h2>
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
          <div className="grid content-start gap-6">
            <div ref={player} className="aspect-video overflow-hidden rounded-lg bg-mata-800">
              {episode ? (
                // Each selection starts with the poster, even of the same episode.
                <EpisodePlayer
                  key={`${episode.id} ${choices}`}
                  episode={episode}
                  takesFocus={choices > 0}
                />
              ) : (
                <TheaterNotice status={status} onRetry={retry} />
              )}
            </div>
            <div className="min-h-68 sm:min-h-48">
              {episode && (
                <EpisodeDetails
                  key={episode.id}
                  episode={episode}
                  isReplacement={wanted !== null && found < 0}
                />
              )}
            </div>
          </div>
          {episode ? (
            <EpisodeList
              key={pageOf(index)}
              episodes={episodes}
              current={episode}
              firstPage={pageOf(index)}
              onChoose={choose}
            />
          ) : (
            <EpisodeListSkeleton isWaiting={status === 'loading'} />
          )}
        </div>
      </div>
    </section>
  );
}
