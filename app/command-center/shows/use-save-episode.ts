import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useToast } from '~/shared/ui/toast';
import { type EpisodeForm, episodeForm } from './episode-form';
import { episodeKeys } from './episode-keys';
import type { Episode } from './fetch-episodes';
import { addEpisode, updateEpisode } from './save-episode';

/** Saves the form: adds an episode, or changes one, with an undo. */
export function useSaveEpisode(episode: Episode | undefined, onSaved: () => void) {
  const { t } = useTranslation(['manageShows', 'commandCenter', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: episodeKeys.all });

  const undo = async (before: Episode, after: Episode) => {
    try {
      await updateEpisode(after, episodeForm(before));
      toast({ text: t('commandCenter:undone') });
    } catch (error) {
      toast({ tone: 'danger', text: t(`errors:${errorMessageKey(error)}`) });
    }
    await refresh();
  };

  return useMutation({
    mutationFn: async (form: EpisodeForm) => {
      if (!episode) {
        const { title } = await addEpisode(form);
        toast({ text: t('manageShows:added', { title }) });
        return;
      }
      const changed = await updateEpisode(episode, form);
      toast({
        text: t('manageShows:saved', { title: changed.title }),
        undo: { label: t('commandCenter:undo'), onUndo: () => void undo(episode, changed) },
      });
    },
    onSuccess: async () => {
      onSaved();
      await refresh();
    },
  });
}
