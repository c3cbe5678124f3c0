import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { passwordWeakness } from '~/command-center/kit/password-strength';
import { errorMessageKey } from '~/shared/backend/app-error';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';
import { spendPasswordLink } from './password-link';
import { type NewPassword, type PasswordIssue, passwordSchema } from './password-schema';

type NewPasswordFormProps = {
  token: string;
  /** Whose password it is, for the browser's password keeper. */
  email: string;
  onDone: () => void;
  onInvalid: () => void;
};

/** A new password, twice. */
export function NewPasswordForm({ token, email, onDone, onInvalid }: NewPasswordFormProps) {
  const { t } = useTranslation(['adminPassword', 'errors']);
  const { register, handleSubmit, formState } = useForm<NewPassword>({
    resolver: zodResolver(passwordSchema),
    defaultValues: { password: '', confirmPassword: '' },
  });
  const save = useMutation({
    mutationFn: ({ password }: NewPassword) => spendPasswordLink(token, password),
    onSuccess: (isDone) => (isDone ? onDone() : onInvalid()),
  });
  const issue = (field: keyof NewPassword) => {
    const key = formState.errors[field]?.message as PasswordIssue | undefined;
    return key && t(`adminPassword:validation.${key}`);
  };
  const weakness = passwordWeakness(save.error);
  return (
    <form method="post" noValidate onSubmit={handleSubmit((values) => save.mutate(values))}>
      <fieldset disabled={save.isPending} className="grid gap-5">
        {save.error && (
          <TakesFocus reason={save.error}>
            <Notice tone="danger" live="alert">
              <p>
                {weakness
                  ? t(`adminPassword:validation.${weakness}`)
                  : t(`errors:${errorMessageKey(save.error)}`)}
              </p>
            </Notice>
          </TakesFocus>
        )}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={t('adminPassword:password')}
          error={issue('password')}
          hint={t('adminPassword:hint')}
        >
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        <Field label={t('adminPassword:confirmPassword')} error={issue('confirmPassword')}>
          <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
        </Field>
        <Button type="submit" size="lg" wide busy={save.isPending}>
          {t('adminPassword:choose.submit')}
        </Button>
      </fieldset>
    </form>
  );
}
