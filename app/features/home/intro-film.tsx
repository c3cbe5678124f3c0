import { Play } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '~/i18n/use-language';

const frame = 'block aspect-video w-full rounded-lg bg-mata-800 shadow-float';

/** A poster that is a link to the film: without script it opens the file, with it, it plays here. */
export function IntroFilm() {
  const { t } = useTranslation(['home', 'common']);
  const { language } = useLanguage();
  const [playing, setPlaying] = useState(false);

  const play = (event: MouseEvent) => {
    event.preventDefault();
    setPlaying(true);
  };

  return (
    <figure className="grid gap-4">
      {playing ? (
        <video
          controls
          autoPlay
          playsInline
          poster="/media/intro-poster.jpg"
          aria-describedby="intro-description"
          ref={(film) => film?.focus()}
          className={frame}
        >
          <source src="/media/intro.webm" type='video/webm; codecs="av01.0.05M.08"' />
          <source src="/media/intro.mp4" type="video/mp4" />
          <track
            kind="captions"
            src={`/media/intro.${language}.vtt`}
            srcLang={language}
            label={t(`common:language.name.${language}`)}
            default
          />
        </video>
      ) : (
        <a
          href="/media/intro.mp4"
          onClick={play}
          aria-label={t('shared.video.play')}
          className="group relative block overflow-hidden rounded-lg shadow-float"
        >
          <picture>
            <source
              type="image/avif"
              srcSet="/media/intro-poster-800.avif 800w, /media/intro-poster.avif 1600w"
              sizes="(min-width: 62rem) 36rem, 100vw"
            />
            <img
              src="/media/intro-poster.jpg"
              alt=""
              width={1600}
              height={900}
              loading="lazy"
              className="aspect-video w-full bg-mata-800 object-cover transition duration-500 ease-out group-hover:scale-103"
            />
          </picture>
          <span className="absolute inset-0 m-auto grid size-20 place-items-center rounded-full bg-barro-600 text-white shadow-float transition duration-200 group-hover:scale-106 group-hover:bg-barro-700 group-active:scale-95">
            <Play className="ml-1 size-8 fill-current" strokeWidth={0} />
          </span>
        </a>
      )}
      <figcaption className="text-sm text-mata-100">
        {t('shared.video.caption')}
        <span id="intro-description" className="sr-only">
          {t('shared.video.description')}
        </span>
      </figcaption>
    </figure>
  );
}
