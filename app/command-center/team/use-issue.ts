import { useFormContext } from 'react-hook-form';
import { useTranslation } from '~/shared/i18n/use-translation';
import type { UserForm, UserIssue } from './user-form';

/** What is wrong with a field of the form, in words. */
export function useIssue() {
  const { t } = useTranslation('manageUsers');
  const { errors } = useFormContext<UserForm>().formState;
  return (field: keyof UserForm) => {
    const key = errors[field]?.message as UserIssue | undefined;
    return key && t(`validation.${key}`);
  };
}
