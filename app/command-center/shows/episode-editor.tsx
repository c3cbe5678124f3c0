import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useDraft } from '~/command-center/kit/editor/drafts';
import { SaveFailure } from '~/command-center/kit/editor/save-failure';
import { useRestored } from '~/command-center/kit/editor/use-restored';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Dialog } from '~/shared/ui/dialog';
import { Notice } from '~/shared/ui/notice';
import { DeleteEpisode } from './delete-episode';
import { EpisodeFields } from './episode-fields';
import { type EpisodeForm, episodeForm, episodeSchema } from './episode-form';
import type { Episode } from './fetch-episodes';
import { useSaveEpisode } from './use-save-episode';

type EpisodeEditorProps = {
  /** Which one to change; none to upload one. */
  episode: Episode | undefined;
  categories: readonly string[];
  onClose: () => void;
  /** Fetches the episode once more, after somebody else was quicker. */
  onReload: () => void;
};

/** The form about an episode. */
export function EpisodeEditor({ episode, categories, onClose, onReload }: EpisodeEditorProps) {
  const { t } = useTranslation(['manageShows', 'common']);
  const formId = useId();
  const form = useForm<EpisodeForm>({
    resolver: zodResolver(episodeSchema),
    defaultValues: episodeForm(episode),
  });
  const { isDirty } = form.formState;
  const draft = useDraft<EpisodeForm>(`episode:${episode?.id ?? 'new'}`, () =>
    isDirty ? form.getValues() : undefined,
  );
  useRestored(form, draft);
  const save = useSaveEpisode(episode, onClose);

  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t(episode ? 'manageShows:dialog.edit' : 'manageShows:dialog.upload')}
      description={episode?.title}
      actions={
        <>
          <Button type="submit" form={formId} busy={save.isPending}>
            {t(episode ? 'manageShows:dialog.save' : 'manageShows:dialog.add')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={formId}
          noValidate
          onSubmit={form.handleSubmit((values) => save.mutate(values))}
          className="grid gap-6 pb-2"
        >
          {draft && (
            <Notice tone="info" live="status">
              <p>{t('manageShows:dialog.draftRestored')}</p>
            </Notice>
          )}
          <fieldset disabled={save.isPending} className="min-w-0">
            <EpisodeFields id={episode?.id} categories={categories} />
          </fieldset>
          <SaveFailure error={save.error} onReload={onReload} />
          {episode && <DeleteEpisode episode={episode} onDeleted={onClose} onReload={onReload} />}
        </form>
      </FormProvider>
    </Dialog>
  );
}
