import { type FieldValues, type Path, useFormContext } from 'react-hook-form';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { ContactIssue } from './contact-form';

/** What is wrong with a field of the form around it, in words. */
export function useIssue<Form extends FieldValues>() {
  const { t } = useTranslation('manageContacts');
  const { getFieldState, formState } = useFormContext<Form>();
  return (field: Path<Form>) => {
    const key = getFieldState(field, formState).error?.message as ContactIssue | undefined;
    return key && t(`validation.${key}`);
  };
}
