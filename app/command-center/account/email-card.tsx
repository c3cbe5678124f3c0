import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import { changeEmail, loginQuery } from '~/command-center/kit/backend/own-login';
import { useAdmin } from '~/command-center/kit/backend/session';
import { LoginFailure } from '~/command-center/kit/login-failure';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { EmailInput } from '~/shared/fields/text-input';
import { typedEmail } from '~/shared/fields/typed-credentials';
import type { Messages } from '~/shared/i18n/catalog';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ReauthenticationForm } from '~/shared/second-factor/reauthentication-form';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { AccountCard } from './account-card';

/** The errors of the form, as keys of `manageAccount:email.issues`. */
type EmailIssue = keyof Messages['manageAccount']['email']['issues'];

const issue = (key: EmailIssue) => ({ error: key, abort: true });

const emailSchema = (current: string) =>
  z.object({
    email: typedEmail(issue('missing'), issue('invalid')).check(
      z.refine((email) => email !== current, issue('same')),
    ),
  });

/** The email to sign in with, and another one in its place. Both mailboxes must confirm. */
export function EmailCard() {
  const { t } = useTranslation('manageAccount');
  const { email } = useAdmin();
  const cache = useQueryClient();
  const { data } = useQuery(loginQuery);
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ resolver: zodResolver(emailSchema(email)), defaultValues: { email: '' } });
  const change = useSingleMutation({
    mutationFn: changeEmail,
    onSuccess: () => {
      setOpen(false);
      form.reset();
      return cache.invalidateQueries({ queryKey: loginQuery.queryKey });
    },
  });
  const key = form.formState.errors.email?.message as EmailIssue | undefined;

  return (
    <AccountCard title={t('email.title')} text={t('email.text', { email })}>
      {data?.newEmail && (
        <Notice live={change.isSuccess ? 'status' : undefined}>
          <p className="wrap-anywhere">{t('email.waiting', { email, newEmail: data.newEmail })}</p>
        </Notice>
      )}
      {isOpen && data ? (
        <ReauthenticationForm
          asks={data.factorId ? { code: 'any' } : { password: true }}
          submitLabel={t('email.submit')}
          isBusy={change.isPending}
          failure={<LoginFailure error={change.error} />}
          onSend={(proof) =>
            void form.handleSubmit(({ email: wanted }) =>
              change.mutate({ email, wanted, proof, factorId: data.factorId }),
            )()
          }
          onCancel={() => {
            setOpen(false);
            form.reset();
            change.reset();
          }}
        >
          <Field label={t('email.new')} error={key && t(`email.issues.${key}`)}>
            <EmailInput {...form.register('email')} autoComplete="email" required />
          </Field>
        </ReauthenticationForm>
      ) : (
        <Button
          variant="outline"
          size="sm"
          className="justify-self-start"
          disabled={!data}
          onClick={() => {
            change.reset();
            setOpen(true);
          }}
        >
          {t('email.change')}
        </Button>
      )}
    </AccountCard>
  );
}
