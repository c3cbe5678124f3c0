import { useWatch } from 'react-hook-form';
import { EpisodePoster } from '~/shared/episode-poster/episode-poster';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { EpisodeForm } from './episode-form';

/** What visitors will see before they press play. A new episode gets its drawing when it is saved. */
export function PosterPreview({ id = 'new' }: { id: string | undefined }) {
  const { t } = useTranslation('manageShows');
  const [category, thumbnail] = useWatch<EpisodeForm, ['category', 'thumbnail']>({
    name: ['category', 'thumbnail'],
  });
  return (
    <figure className="grid content-start gap-2">
      <figcaption className="text-sm font-semibold">{t('dialog.preview')}</figcaption>
      <EpisodePoster
        episode={{ id, category: category.trim(), thumbnail: thumbnail.trim() || null }}
        className="rounded-sm"
      />
    </figure>
  );
}
