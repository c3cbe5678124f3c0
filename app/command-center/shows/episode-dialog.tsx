import { useQuery } from '@tanstack/react-query';
import { RecordLoading } from '~/command-center/kit/editor/record-loading';
import { useTranslation } from '~/shared/i18n/use-translation';
import { EpisodeEditor } from './episode-editor';
import { episodeQuery } from './fetch-episode';

type EpisodeDialogProps = {
  /** `'new'`, an episode's id, or `null` while the dialog is closed. */
  openId: string | null;
  onClose: () => void;
  categories: readonly string[];
};

/** Uploads an episode or changes one: what is edited is fetched anew each time. */
export function EpisodeDialog({ openId, onClose, categories }: EpisodeDialogProps) {
  const { t } = useTranslation('manageShows');
  const isNew = openId === 'new';
  const query = useQuery({ ...episodeQuery(openId ?? ''), enabled: openId !== null && !isNew });
  // Older data may be overwritten by what the fetch brings: only the answer to this opening counts.
  const episode = query.isFetchedAfterMount ? query.data : undefined;
  if (openId === null || (!isNew && !episode)) {
    return (
      <RecordLoading
        open={openId !== null}
        title={t('dialog.edit')}
        query={query}
        onClose={onClose}
      />
    );
  }
  return (
    <EpisodeEditor
      key={episode?.updated_at ?? 'new'}
      episode={isNew ? undefined : episode}
      categories={categories}
      onClose={onClose}
      onReload={() => void query.refetch()}
    />
  );
}
