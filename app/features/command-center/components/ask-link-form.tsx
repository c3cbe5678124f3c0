import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { errorMessageKey } from '~/lib/app-error';
import { Button } from '~/ui/button';
import { EmailInput } from '~/ui/email-input';
import { Field } from '~/ui/field';
import { Notice } from '~/ui/notice';
import { TakesFocus } from '~/ui/takes-focus';
import { askPasswordLink } from '../api/password-link';
import { type LinkRequest, linkSchema, type PasswordIssue } from '../password-schema';

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
