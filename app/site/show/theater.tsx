import { Play } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { sendCall } from '~/shared/backend/send-call';
import { external } from '~/shared/brand/external';
import { EpisodePoster } from '~/shared/episode-poster/episode-poster';
import { ownFilm } from '~/shared/format/own-film';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LinkButton } from '~/shared/ui/link-button';
import { Spinner } from '~/shared/ui/spinner';
import { Film } from '~/site/film/local-film';
import {
  fetchPublished,
  type PublishedSource,
  type PublishedState,
  usePublishedData,
} from '~/site/published/published-data';
import { type Episode, embedUrl, pageOf, showLanguage } from './episode';
import { EpisodeDetails } from './episode-details';
import { EpisodeList, EpisodeListSkeleton } from './episode-list';

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

const query = {
  select: 'id,title,description,thumbnail,video_url,duration,category,publish_date',
  publish_date: 'not.is.null',
  order: 'publish_date.desc,id.desc',
};

const source: PublishedSource<Episode[]> = {
  name: 'episodes',
  fetchData: async (signal) => {
    const episodes = (await fetchPublished('episodes', query, signal)) as Episode[];
    return episodes.filter(
      (episode) => ownFilm(episode.video_url) || URL.canParse(episode.video_url),
    );
  },
};

/** All episodes that visitors may see, the newest first. The row policy decides which. */
function useEpisodes() {
  return usePublishedData(source);
}

type TheaterNoticeProps = { status: PublishedState<unknown>['status']; onRetry: () => void };

/** Replaces the player while there is no episode, and says why. */
function TheaterNotice({ status, onRetry }: TheaterNoticeProps) {
  const { t } = useTranslation(['show', 'common']);
  const channel = external.showChannel && (
    <LinkButton href={external.showChannel} newTab variant="glass" size="sm">
      {t('state.channel')}
    </LinkButton>
  );

  if (status === 'loading') {
    return (
      <div className="grid size-full place-content-center justify-items-center gap-4 p-6 text-center">
        <Spinner label={t('state.loading')} className="size-10 text-mata-300 noscript:hidden" />
        <div className="hidden max-w-100 justify-items-center gap-4 noscript:grid">
          <p>{t('state.noScript')}</p>
          {channel}
        </div>
      </div>
    );
  }
  const hasFailed = status === 'failed';
  return (
    <div
      role={hasFailed ? 'alert' : 'status'}
      className="grid size-full place-content-center justify-items-center gap-3 p-4 text-center sm:p-6"
    >
      <p className="text-heading font-semibold">
        {hasFailed ? t('state.failedTitle') : t('state.emptyTitle')}
      </p>
      <p className="max-w-100 text-sm text-mata-100">
        {hasFailed ? t('state.failedText') : t('state.emptyText')}
      </p>
      <div className="mt-1 flex flex-wrap justify-center gap-3">
        {hasFailed && (
          <Button variant="paper" size="sm" onClick={onRetry}>
            {t('common:actions.retry')}
          </Button>
        )}
        {channel}
      </div>
    </div>
  );
}

type EpisodePlayerProps = {
  episode: Episode;
  /** Focuses the play button, because the visitor just chose this episode. */
  takesFocus: boolean;
};

/** An episode's poster. A click replaces it with the video, which loads only then. */
function EpisodePlayer({ episode, takesFocus }: EpisodePlayerProps) {
  const { t } = useTranslation('show');
  const [state, setState] = useState<'poster' | 'offline' | 'failed' | 'playing'>('poster');

  const focus = useCallback(
    (button: HTMLButtonElement | null) => {
      if (takesFocus) button?.focus({ preventScroll: true });
    },
    [takesFocus],
  );
  const play = () => {
    if (!navigator.onLine) return setState('offline');
    setState('playing');
    sendCall('count_episode_view', { episode_id: episode.id });
  };

  const film = ownFilm(episode.video_url);
  if (state === 'playing' && film) {
    return <Film name={film} onFail={() => setState('failed')} className="size-full" />;
  }
  if (state === 'playing') return <Embed episode={episode} />;
  return (
    <button
      ref={focus}
      type="button"
      onClick={play}
      aria-label={t('player.play', { title: episode.title })}
      className="group relative block size-full focus-visible:-outline-offset-6"
    >
      <EpisodePoster
        episode={episode}
        className="transition duration-500 ease-out group-hover:scale-103"
      />
      <span className="absolute inset-0 m-auto grid size-20 place-items-center rounded-full bg-barro-600 text-white shadow-float transition duration-200 group-hover:scale-106 group-hover:bg-barro-700 group-active:scale-95">
        <Play className="ml-1 size-8 fill-current" strokeWidth={0} />
      </span>
      {state !== 'poster' && (
        <span role="alert" className="absolute inset-x-0 bottom-0 bg-mata-900/90 px-5 py-3 text-sm">
          {t(state === 'failed' ? 'film.failure' : 'player.offline')}
        </span>
      )}
    </button>
  );
}

function Embed({ episode }: { episode: Episode }) {
  const { t } = useTranslation('show');
  const [hasLoaded, setLoaded] = useState(false);
  return (
    <div className="relative grid size-full place-items-center">
      {!hasLoaded && <Spinner label={t('state.loading')} className="size-10 text-mata-300" />}
      <iframe
        src={embedUrl(episode.video_url)}
        title={t('player.playing', { title: episode.title })}
        lang={showLanguage}
        // The permissions that a player needs, without navigation of this page.
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setLoaded(true)}
        ref={focusOnce}
        className="absolute inset-0 size-full"
      />
    </div>
  );
}

function focusOnce(frame: HTMLIFrameElement | null) {
  frame?.focus({ preventScroll: true });
}
