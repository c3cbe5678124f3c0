import { useFormContext } from 'react-hook-form';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { EpisodeForm, EpisodeIssue } from './episode-form';

/** What is wrong with a field of the form, in words. */
export function useIssue() {
  const { t } = useTranslation('manageShows');
  const { errors } = useFormContext<EpisodeForm>().formState;
  return (field: keyof EpisodeForm) => {
    const key = errors[field]?.message as EpisodeIssue | undefined;
    return key && t(`validation.${key}`);
  };
}
