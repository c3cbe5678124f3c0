import { Play } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';

type LocalFilmProps = {
  /** The base name in `/media` of the film, the poster, and the captions in both languages. */
  name: string;
  /** The accessible name of the play button. */
  label: string;
  caption: ReactNode;
  /** An audio description as text, for screen readers. */
  description: string;
  /** Shown instead of the caption if the film fails to load. */
  failure: string;
  /** Whether the poster is the page's first image, which loads eagerly. */
  isFirst?: boolean;
  /** The size of the poster, as `sizes` of an image. */
  sizes: string;
  captionClass?: string;
};

const frame = 'block aspect-video w-full rounded-lg bg-mata-800 shadow-float';

/**
 * A poster that links to the film. Without JavaScript it opens the file; with it, the film plays
 * inline.
 */
export function LocalFilm(props: LocalFilmProps) {
  const { name, label, caption, description, failure, captionClass } = props;
  const descriptionId = useId();
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');

  const play = (event: MouseEvent) => {
    event.preventDefault();
    setState('playing');
  };

  return (
    <figure className="grid gap-4">
      {state === 'playing' ? (
        <Film name={name} describedBy={descriptionId} onFail={() => setState('failed')} />
      ) : (
        <a
          href={`/media/${name}.mp4`}
          onClick={play}
          aria-label={label}
          className="group relative block overflow-hidden rounded-lg shadow-float"
        >
          <Poster {...props} />
          <span className="absolute inset-0 m-auto grid size-20 place-items-center rounded-full bg-barro-600 text-white shadow-float transition duration-200 group-hover:scale-106 group-hover:bg-barro-700 group-active:scale-95">
            <Play className="ml-1 size-8 fill-current" strokeWidth={0} />
          </span>
        </a>
      )}
      <figcaption className={captionClass}>
        <span role="status">{state === 'failed' ? failure : caption}</span>
        <span id={descriptionId} className="sr-only">
          {description}
        </span>
      </figcaption>
    </figure>
  );
}

type FilmProps = {
  name: string;
  onFail: () => void;
  /** The id of an audio description as text. */
  describedBy?: string;
  className?: string;
};

/** A film of the site, which plays at once. */
export function Film({ name, describedBy, onFail, className = frame }: FilmProps) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  return (
    <video
      controls
      autoPlay
      playsInline
      poster={`/media/${name}-poster.jpg`}
      aria-describedby={describedBy}
      ref={(film) => film?.focus()}
      onError={onFail}
      className={className}
    >
      <source src={`/media/${name}.webm`} type='video/webm; codecs="av01.0.05M.08"' />
      <source src={`/media/${name}.mp4`} type="video/mp4" onError={onFail} />
      <track
        kind="captions"
        src={`/media/${name}.${language}.vtt`}
        srcLang={language}
        label={t(`language.name.${language}`)}
        default
      />
    </video>
  );
}

function Poster({ name, isFirst, sizes }: LocalFilmProps) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={`/media/${name}-poster-800.avif 800w, /media/${name}-poster.avif 1600w`}
        sizes={sizes}
      />
      <img
        src={`/media/${name}-poster.jpg`}
        alt=""
        width={1600}
        height={900}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        className="aspect-video w-full bg-mata-800 object-cover transition duration-500 ease-out group-hover:scale-103"
      />
    </picture>
  );
}
