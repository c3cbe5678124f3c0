import { Play } from 'lucide-react';
import { useCallback, useState } from 'react';
import { sendCall } from '~/shared/backend/send-call';
import { EpisodePoster } from '~/shared/episode-poster/episode-poster';
import { ownFilm } from '~/shared/format/own-film';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Spinner } from '~/shared/ui/spinner';
import { Film } from '~/site/film/local-film';
import { type Episode, embedUrl, showLanguage } from './episode';

type EpisodePlayerProps = {
  episode: Episode;
  /** Focuses the play button, because the visitor just chose this episode. */
  takesFocus: boolean;
};

/** An episode's poster. A click replaces it with the video, which loads only then. */
export function EpisodePlayer({ episode, takesFocus }: EpisodePlayerProps) {
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
