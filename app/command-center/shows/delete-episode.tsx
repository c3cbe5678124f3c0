import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { useToast } from '~/shared/ui/toast';
import { deleteEpisode, type Episode, episodesKey } from './fetch-episodes';

type DeleteEpisodeProps = {
  episode: Episode;
  onDeleted: () => void;
  onReload: (() => void) | undefined;
};

/** Deletes an episode permanently, after a confirmation. */
export function DeleteEpisode({ episode, onDeleted, onReload }: DeleteEpisodeProps) {
  const { t } = useTranslation(['manageShows', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => deleteEpisode(episode),
    onSuccess: async () => {
      toast({ text: t('manageShows:deleted', { title: episode.title }) });
      onDeleted();
      await client.invalidateQueries({ queryKey: episodesKey });
    },
    onError: (error) => {
      toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) });
      setAsking(false);
      onReload?.();
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ml-4 w-fit text-danger-700! hover:bg-danger-100!"
        onClick={() => setAsking(true)}
      >
        <Trash2 className="size-5" />
        {t('manageShows:delete.button')}
      </Button>
      <LazyConfirmDialog
        open={isAsking}
        type="danger"
        title={t('manageShows:delete.title')}
        message={t('manageShows:delete.message')}
        confirmLabel={t('manageShows:delete.confirm')}
        busy={removal.isPending}
        onConfirm={() => removal.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
