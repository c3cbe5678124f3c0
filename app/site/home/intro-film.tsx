import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalFilm } from '~/site/film/local-film';

/** The path of a sharing request, as a film. */
export function IntroFilm() {
  const { t } = useTranslation('home');
  return (
    <LocalFilm
      name="intro"
      label={t('shared.video.play')}
      caption={t('shared.video.caption')}
      description={t('shared.video.description')}
      failure={t('shared.video.failure')}
      sizes="(min-width: 62rem) 36rem, 100vw"
      captionClass="text-sm text-mata-100"
    />
  );
}
