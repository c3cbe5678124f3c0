import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuietStart } from './use-quiet-start';

const cover = 'absolute inset-0 size-full object-cover object-[68%_100%] lg:object-bottom-right';

/**
 * The poster is there with the first paint; the film comes when the page is idle, fades in over
 * it, and goes away if it fails. Nobody who asked for less motion or less data gets it unasked.
 */
export function HeroFilm() {
  const { t } = useTranslation('home');
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useQuietStart();
  const [playing, setPlaying] = useState(false);

  const toggle = () => {
    if (state === 'waiting') setState('started');
    else if (playing) film.current?.pause();
    else film.current?.play().catch(() => setState('failed'));
  };

  return (
    <div className="hero-scene relative -z-10 -mt-24 aspect-4/5 w-full md:-mt-40 md:aspect-video lg:absolute lg:inset-0 lg:mt-0 lg:aspect-auto lg:size-full">
      <picture>
        <source
          type="image/avif"
          media="(max-width: 43.99rem)"
          srcSet="/media/hero-poster-portrait.avif"
        />
        <source media="(max-width: 43.99rem)" srcSet="/media/hero-poster-portrait.jpg" />
        <source type="image/avif" srcSet="/media/hero-poster.avif" />
        <img
          src="/media/hero-poster.jpg"
          alt=""
          width={1600}
          height={900}
          fetchPriority="high"
          className={cover}
        />
      </picture>
      {state === 'started' && (
        <video
          ref={film}
          muted
          loop
          playsInline
          autoPlay
          aria-hidden="true"
          tabIndex={-1}
          width={1280}
          height={720}
          onPlaying={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          className={clsx(cover, 'transition-opacity duration-700', !playing && 'not-playing')}
        >
          <source src="/media/hero.av1.webm" type='video/webm; codecs="av01.0.05M.08"' />
          <source src="/media/hero.mp4" type="video/mp4" onError={() => setState('failed')} />
        </video>
      )}
      {state !== 'failed' && state !== 'server' && (
        <button
          type="button"
          onClick={toggle}
          aria-label={playing ? t('hero.pause') : t('hero.play')}
          className="on-dark absolute bottom-4 left-gutter grid size-11 place-items-center rounded-full bg-mata-900/75 text-paper transition-colors hover:bg-mata-900"
        >
          {playing ? <Pause className="size-5" /> : <Play className="size-5" />}
        </button>
      )}
    </div>
  );
}
