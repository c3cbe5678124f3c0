import { type FieldValues, useFormContext } from 'react-hook-form';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { Issue } from './checks';

/** What is wrong with a field of the form around, in words. */
export function useIssue<Values extends FieldValues>() {
  const { t } = useTranslation('manageMembers');
  const { errors } = useFormContext<Values>().formState;
  return (field: keyof Values & string) => {
    const key = errors[field]?.message as Issue | undefined;
    return key && t(`validation.${key}`);
  };
}
