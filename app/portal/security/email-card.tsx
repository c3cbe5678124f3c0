import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { EmailInput } from '~/shared/fields/text-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { changeEmail, resendEmailChange, securityKeys } from './account';
import { emailSchema, type SecurityIssue } from './schemas';
import { FailureNotice, SecurityCard } from './security-card';
import { logUnexpected } from './security-error';
import { useReauthentication } from './use-reauthentication';

type EmailCardProps = {
  email: string;
  /** The address that waits to be confirmed. */
  newEmail: string | undefined;
  factorId: string | undefined;
  /** Whether this form was sent last. An older failure is hidden. */
  isLatest: boolean;
  onSend: () => void;
};

/** The e-mail to sign in with, and another one in its place. */
export function EmailCard({ email, newEmail, factorId, isLatest, onSend }: EmailCardProps) {
  const { t } = useTranslation('security');
  const cache = useQueryClient();
  const { withProof, dialog } = useReauthentication({ email, factorId });
  const form = useForm({ resolver: zodResolver(emailSchema(email)), defaultValues: { email: '' } });
  const change = useSingleMutation({
    mutationFn: ({ email: wanted }: { email: string }) => withProof(() => changeEmail(wanted)),
    onSuccess: () => {
      form.reset();
      return cache.invalidateQueries({ queryKey: securityKeys.account });
    },
    onError: logUnexpected,
  });
  const resend = useSingleMutation({ mutationFn: () => resendEmailChange(email) });
  const issue = form.formState.errors.email?.message as SecurityIssue | undefined;
  const send = form.handleSubmit(
    (values) => {
      onSend();
      resend.reset();
      change.mutate(values);
    },
    () => {
      onSend();
      change.reset();
    },
  );

  return (
    <SecurityCard icon={Mail} title={t('email.title')} text={t('email.text', { email })}>
      <form noValidate onSubmit={send}>
        <fieldset disabled={change.isPending} className="grid max-w-120 gap-5">
          {change.isSuccess && (
            <Notice tone="success" live="status">
              <p>{t('email.changed')}</p>
            </Notice>
          )}
          {isLatest && change.isError && (
            <FailureNotice error={change.error} fallback={t('email.failed')} />
          )}
          {newEmail && (
            <Notice>
              <p className="wrap-anywhere">{t('email.waiting', { email, newEmail })}</p>
              {resend.isError && (
                <FailureNotice error={resend.error} fallback={t('email.failed')} />
              )}
              {resend.isSuccess ? (
                <p role="status">{t('email.resent')}</p>
              ) : (
                <button
                  type="button"
                  className="link min-h-9 justify-self-start rounded-xs font-semibold"
                  disabled={resend.isPending}
                  onClick={() => resend.mutate()}
                >
                  {resend.isPending ? t('email.resending') : t('email.resend')}
                </button>
              )}
            </Notice>
          )}
          <Field label={t('email.new')} error={issue && t(`issues.${issue}`)}>
            <EmailInput
              {...form.register('email')}
              autoComplete="email"
              placeholder={t('email.placeholder')}
            />
          </Field>
          <Button type="submit" busy={change.isPending} className="sm:justify-self-start">
            {change.isPending ? t('email.submitting') : t('email.submit')}
          </Button>
        </fieldset>
      </form>
      {dialog}
    </SecurityCard>
  );
}
