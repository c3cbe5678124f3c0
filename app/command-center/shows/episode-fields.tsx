import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field } from '~/shared/fields/field';
import { Select } from '~/shared/fields/select';
import { TextArea } from '~/shared/fields/text-area';
import { TextInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { EpisodeForm } from './episode-form';
import { type ShownStatus, statuses } from './episode-list';
import { officeToday } from './office-today';
import { PosterPreview } from './poster-preview';
import { useIssue } from './use-issue';

type EpisodeFieldsProps = { id: string | undefined; categories: readonly string[] };

/** What an episode is, where its video is, and when visitors see it. */
export function EpisodeFields({ id, categories }: EpisodeFieldsProps) {
  const { t } = useTranslation('manageShows');
  const { register, watch, getValues, setValue } = useFormContext<EpisodeForm>();
  const issue = useIssue();
  const knownId = useId();
  const status = watch('status');
  const onStatus = ({ target }: { target: { value: ShownStatus } }) => {
    if (target.value === 'Published' && getValues('publish_date') === '') {
      setValue('publish_date', officeToday(), { shouldDirty: true, shouldValidate: true });
    }
  };
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Field label={t('columns.title')} error={issue('title')} className="md:col-span-2">
        <TextInput {...register('title')} lang="pt-BR" autoComplete="off" />
      </Field>
      <Field
        label={t('columns.videoUrl')}
        hint={t('hints.videoUrl')}
        error={issue('video_url')}
        className="md:col-span-2"
      >
        <TextInput {...register('video_url')} {...address} placeholder="https://" />
      </Field>
      <Field label={t('columns.duration')} error={issue('duration')}>
        <TextInput {...register('duration')} placeholder="00:00" autoComplete="off" />
      </Field>
      <Field label={t('columns.category')} error={issue('category')}>
        <TextInput {...register('category')} lang="pt-BR" list={knownId} autoComplete="off" />
      </Field>
      <datalist id={knownId}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Field label={t('columns.status')} hint={t(`hints.${status}`)}>
        <Select {...register('status', { onChange: onStatus })}>
          {statuses.map((value) => (
            <option key={value} value={value}>
              {t(`status.${value}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={t('columns.publishDate')}
        hint={status === 'Draft' ? t('hints.dateOptional') : t('hints.dateOfOffice')}
        error={issue('publish_date')}
      >
        <TextInput {...register('publish_date')} type="date" />
      </Field>
      <Field
        label={t('columns.description')}
        error={issue('description')}
        className="md:col-span-2"
      >
        <TextArea {...register('description')} lang="pt-BR" />
      </Field>
      <Field
        label={t('columns.thumbnail')}
        hint={t('hints.thumbnail')}
        error={issue('thumbnail')}
        className="content-start"
      >
        <TextInput {...register('thumbnail')} {...address} placeholder="https://" />
      </Field>
      <PosterPreview id={id} />
    </div>
  );
}

const address = {
  type: 'url',
  inputMode: 'url',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
