import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

const cover = 'absolute inset-0 size-full max-w-none object-cover object-bottom-right';

/**
 * On a phone the poster is a portrait of the same scene, 640 by 800 of its units, which extends
 * further right and up than the film. The frame shows its lower left 592 by 740 units. All of these
 * are in the film, which is aligned with the poster (see the boxes in `scripts/media/films.ts`).
 */
const portrait = 'max-md:inset-auto max-md:bottom-0 max-md:left-0 max-md:size-[108.108%]';
const overPortrait =
  'max-md:inset-auto max-md:bottom-[-1.284%] max-md:left-[-135.811%] max-md:h-[106.419%] max-md:w-[236.486%]';

type BackgroundFilmProps = {
  /** Files in `/media`: `{name}.webm`, `{name}.mp4`, and posters, wide and portrait. */
  name: 'hero' | 'dental';
  /** The button's label while the film is paused, and while it plays. */
  playLabel: string;
  pauseLabel: string;
};

/**
 * The poster is part of the first paint. The film loads when the page is idle, fades in, and is
 * removed if it fails. With reduced motion or reduced data it starts only on request.
 */
export function BackgroundFilm({ name, playLabel, pauseLabel }: BackgroundFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useFilmState();
  const [shown, setShown] = useState(false);
  const [playing, setPlaying] = useState(false);

  const Icon = playing ? Pause : Play;
  const fail = () => setState('failed');
  const toggle = () => {
    if (state === 'waiting') setState('started');
    else if (playing) film.current?.pause();
    else film.current?.play().catch(fail);
  };

  return (
    <div className="hero-scene relative -z-10 overflow-hidden -mt-20 aspect-4/5 w-full md:-mt-20 md:aspect-video lg:-mt-36 2xl:absolute 2xl:inset-0 2xl:mt-0 2xl:aspect-auto 2xl:size-full">
      <PosterPreload media={phone} href={`/media/${name}-poster-portrait.avif`} />
      <PosterPreload media={wider} href={`/media/${name}-poster.avif`} />
      <Poster name={name} />
      {state === 'started' && (
        <video
          ref={film}
          muted
          loop
          playsInline
          autoPlay
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => {
            setShown(true);
            setPlaying(true);
          }}
          onPause={() => setPlaying(false)}
          onError={fail}
          className={clsx(cover, overPortrait, 'transition-opacity', !shown && 'opacity-0')}
        >
          <source src={`/media/${name}.webm`} type='video/webm; codecs="av01.0.05M.08"' />
          <source src={`/media/${name}.mp4`} type="video/mp4" onError={fail} />
        </video>
      )}
      {(state === 'waiting' || state === 'started') && (
        <button
          type="button"
          onClick={toggle}
          aria-label={playing ? pauseLabel : playLabel}
          className="on-dark absolute bottom-4 left-gutter grid size-11 place-items-center rounded-full bg-mata-900/70 text-paper transition-colors hover:bg-mata-900 2xl:bottom-6"
        >
          <Icon className="size-5 fill-current" strokeWidth={0} />
        </button>
      )}
    </div>
  );
}

const phone = '(max-width: 43.99rem)';
const wider = '(min-width: 44rem)';

function Poster({ name }: Pick<BackgroundFilmProps, 'name'>) {
  return (
    <picture>
      <source type="image/avif" media={phone} srcSet={`/media/${name}-poster-portrait.avif`} />
      <source media={phone} srcSet={`/media/${name}-poster-portrait.jpg`} />
      <source type="image/avif" srcSet={`/media/${name}-poster.avif`} />
      <img
        src={`/media/${name}-poster.jpg`}
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        className={clsx(cover, portrait)}
      />
    </picture>
  );
}

/** React moves this link into the head. A browser without AVIF ignores it. */
function PosterPreload({ media, href }: { media: string; href: string }) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      media={media}
      href={href}
      fetchPriority="high"
    />
  );
}

/**
 * - `server`: not hydrated yet
 * - `waiting`: until the page is idle, or for good if the visitor prefers less motion or data
 * - `started`: load and play
 * - `failed`: take it away
 */
type FilmState = 'server' | 'waiting' | 'started' | 'failed';

/** Decides when a decorative film may start: after load, when the page is idle. */
function useFilmState() {
  const [state, setState] = useState<FilmState>('server');

  useEffect(() => {
    setState('waiting');
    if (prefersLess()) return;
    const start = () => setState((now) => (now === 'waiting' ? 'started' : now));
    // Safari does not support requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, 1500);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(start, { timeout: 4000 });
    return () => cancelIdleCallback(request);
  }, []);

  return [state, setState] as const;
}

function prefersLess(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
