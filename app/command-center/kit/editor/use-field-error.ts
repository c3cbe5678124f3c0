import { type FieldPath, type FieldValues, useFormContext } from 'react-hook-form';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { FormNamespace, IssueKey } from './form-issues';

/** Returns the translated error of a field of the surrounding form. */
export function useFieldError<Values extends FieldValues>() {
  const { t } = useTranslation<FormNamespace>();
  const { getFieldState, formState } = useFormContext<Values>();
  return (field: FieldPath<Values>): string | undefined => {
    const key = getFieldState(field, formState).error?.message as IssueKey | undefined;
    return key && t(key);
  };
}
