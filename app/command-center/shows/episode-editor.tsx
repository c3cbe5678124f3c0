import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { addRow, changeWithUndo, deleteRow } from '~/command-center/kit/editor/change-row';
import { EditorDialog } from '~/command-center/kit/editor/editor-dialog';
import { FormField, Options } from '~/command-center/kit/editor/form-field';
import { errorMessageKey } from '~/shared/backend/app-error';
import { EpisodePoster } from '~/shared/episode-poster/episode-poster';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { LazyConfirmDialog } from '~/shared/ui/lazy-confirm-dialog';
import { useToast } from '~/shared/ui/toast';
import {
  type EpisodeForm,
  episodeForm,
  episodeRow,
  episodeSchema,
  officeToday,
} from './episode-form';
import { type Episode, episodesKey, type ShownStatus, statuses } from './fetch-episodes';

type EpisodeEditorProps = {
  /** The episode to change; none to add one. */
  episode: Episode | undefined;
  categories: readonly string[];
  onClose: () => void;
  onReload: (() => void) | undefined;
};

/** The form about an episode. */
export function EpisodeEditor({ episode, categories, onClose, onReload }: EpisodeEditorProps) {
  const { t } = useTranslation('manageShows');
  const save = async (form: EpisodeForm) => {
    if (episode) {
      const undo = await changeWithUndo('episodes', episode, episodeRow(form));
      return { text: t('saved', { title: form.title }), undo };
    }
    await addRow('episodes', episodeRow(form));
    return { text: t('added', { title: form.title }) };
  };
  return (
    <EditorDialog
      title={t(episode ? 'dialog.edit' : 'dialog.upload')}
      description={episode?.title}
      submit={t(episode ? 'dialog.save' : 'dialog.add')}
      draftKey={`episode:${episode?.id ?? 'new'}`}
      resolver={zodResolver(episodeSchema)}
      values={episodeForm(episode)}
      save={save}
      queryKey={episodesKey}
      onClose={onClose}
      onReload={onReload}
      footer={
        episode && <DeleteEpisode episode={episode} onDeleted={onClose} onReload={onReload} />
      }
    >
      <EpisodeFields id={episode?.id} categories={categories} />
    </EditorDialog>
  );
}

type EpisodeFieldsProps = { id: string | undefined; categories: readonly string[] };

/** The episode, its video, and when visitors see it. */
function EpisodeFields({ id, categories }: EpisodeFieldsProps) {
  const { t } = useTranslation('manageShows');
  const { watch, getValues, setValue } = useFormContext<EpisodeForm>();
  const knownId = useId();
  const status = watch('status');
  const onStatus = ({ target }: { target: { value: ShownStatus } }) => {
    if (target.value === 'Published' && getValues('publish_date') === '') {
      setValue('publish_date', officeToday(), { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <FormField<EpisodeForm> name="title" label={t('columns.title')} lang="pt-BR" isWide />
      <FormField<EpisodeForm>
        name="video_url"
        label={t('columns.videoUrl')}
        hint={t('hints.videoUrl')}
        isWide
        {...url}
      />
      <FormField<EpisodeForm> name="duration" label={t('columns.duration')} placeholder="00:00" />
      <FormField<EpisodeForm>
        name="category"
        label={t('columns.category')}
        lang="pt-BR"
        list={knownId}
      />
      <datalist id={knownId}>
        <Options values={categories} label={(category) => category} />
      </datalist>
      <FormField<EpisodeForm>
        name="status"
        label={t('columns.status')}
        hint={t(`hints.${status}`)}
        as={Select}
        onChange={onStatus}
      >
        <Options values={statuses} label={(value) => t(`status.${value}`)} />
      </FormField>
      <FormField<EpisodeForm>
        name="publish_date"
        label={t('columns.publishDate')}
        hint={status === 'Draft' ? t('hints.dateOptional') : t('hints.dateOfOffice')}
        type="date"
      />
      <FormField<EpisodeForm>
        name="description"
        label={t('columns.description')}
        as={TextArea}
        lang="pt-BR"
        isWide
      />
      <FormField<EpisodeForm>
        name="thumbnail"
        label={t('columns.thumbnail')}
        hint={t('hints.thumbnail')}
        {...url}
      />
      <PosterPreview id={id} />
    </div>
  );
}

const url = {
  type: 'url',
  inputMode: 'url',
  autoCapitalize: 'none',
  spellCheck: false,
  placeholder: 'https://',
} as const;

/** The picture that is shown before playback. A new episode gets its drawing when it is saved. */
function PosterPreview({ id = 'new' }: { id: string | undefined }) {
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

type DeleteEpisodeProps = {
  episode: Episode;
  onDeleted: () => void;
  onReload: (() => void) | undefined;
};

/** Deletes an episode permanently, after a confirmation. */
function DeleteEpisode({ episode, onDeleted, onReload }: DeleteEpisodeProps) {
  const { t } = useTranslation(['manageShows', 'errors']);
  const client = useQueryClient();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => deleteRow('episodes', episode),
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
