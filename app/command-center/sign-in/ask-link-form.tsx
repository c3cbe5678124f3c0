import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { errorMessageKey } from '~/shared/backend/app-error';
import { EmailInput } from '~/shared/fields/email-input';
import { Field } from '~/shared/fields/field';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';
import { askPasswordLink } from './password-link';
import { type LinkRequest, linkSchema, type PasswordIssue } from './password-schema';

/** For whoever forgot the password of the Command Center, or let an invitation lapse. */
export function AskLinkForm() {
  const { t } = useTranslation(['adminPassword', 'errors']);
  const { language } = useLanguage();
  const { register, handleSubmit, formState } = useForm<LinkRequest>({
    resolver: zodResolver(linkSchema),
    defaultValues: { email: '' },
  });
  const ask = useMutation({
    mutationFn: ({ email }: LinkRequest) => askPasswordLink(email, language),
  });
  if (ask.isSuccess) {
    return (
      <Notice tone="success" live="status">
        <p>{t('adminPassword:ask.sent')}</p>
      </Notice>
    );
  }
  const key = formState.errors.email?.message as PasswordIssue | undefined;
  return (
    <form method="post" noValidate onSubmit={handleSubmit((values) => ask.mutate(values))}>
      <fieldset disabled={ask.isPending} className="grid gap-5">
        {ask.error && (
          <TakesFocus reason={ask.error}>
            <Notice tone="danger" live="alert">
              <p>{t(`errors:${errorMessageKey(ask.error)}`)}</p>
            </Notice>
          </TakesFocus>
        )}
        <Field label={t('adminPassword:email')} error={key && t(`adminPassword:validation.${key}`)}>
          <EmailInput {...register('email')} autoComplete="username" />
        </Field>
        <Button type="submit" size="lg" wide busy={ask.isPending}>
          {t('adminPassword:ask.submit')}
        </Button>
      </fieldset>
    </form>
  );
}
