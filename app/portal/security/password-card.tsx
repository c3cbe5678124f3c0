import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { changePassword, securityKeys } from './account';
import { type PasswordChange, passwordSchema, type SecurityIssue } from './schemas';
import { FailureNotice, SecurityCard } from './security-card';
import { logUnexpected } from './security-error';

type PasswordCardProps = {
  email: string;
  /** Whether this form was sent last. An older failure is hidden. */
  isLatest: boolean;
  onSend: () => void;
};

/** Changes the password of a member who knows the current one. */
export function PasswordCard({ email, isLatest, onSend }: PasswordCardProps) {
  const { t } = useTranslation('security');
  const cache = useQueryClient();
  const form = useForm<PasswordChange>({
    resolver: zodResolver(passwordSchema),
    defaultValues: { current: '', password: '', confirmation: '' },
  });
  const change = useSingleMutation({
    mutationFn: ({ current, password }: PasswordChange) => changePassword(current, password),
    onSuccess: () => {
      form.reset();
      return cache.invalidateQueries({ queryKey: securityKeys.sessions });
    },
    onError: logUnexpected,
  });
  const { errors } = form.formState;
  const issue = (field: 'root' | keyof PasswordChange) => {
    const key = errors[field]?.message as SecurityIssue | undefined;
    return key && t(`issues.${key}`);
  };
  const missing = issue('root');
  const send = form.handleSubmit(
    (values) => {
      onSend();
      change.mutate(values);
    },
    () => {
      onSend();
      change.reset();
    },
  );

  return (
    <SecurityCard icon={KeyRound} title={t('password.title')} text={t('password.text')}>
      <form noValidate onSubmit={send}>
        <fieldset disabled={change.isPending} className="grid max-w-120 gap-5">
          {change.isSuccess && (
            <Notice tone="success" live="status">
              <p>{t('password.changed')}</p>
            </Notice>
          )}
          {isLatest && change.isError && (
            <FailureNotice error={change.error} fallback={t('password.failed')} />
          )}
          {missing && (
            <Notice tone="danger" live="alert">
              <p>{missing}</p>
            </Notice>
          )}
          {/* Tells password managers whose password this is. */}
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <Field label={t('password.current')}>
            <PasswordInput {...form.register('current')} autoComplete="current-password" />
          </Field>
          <Field label={t('password.new')} hint={t('password.hint')} error={issue('password')}>
            <PasswordInput {...form.register('password')} autoComplete="new-password" />
          </Field>
          <Field label={t('password.confirmation')} error={issue('confirmation')}>
            <PasswordInput {...form.register('confirmation')} autoComplete="new-password" />
          </Field>
          <Button type="submit" busy={change.isPending} className="sm:justify-self-start">
            {change.isPending ? t('password.submitting') : t('password.submit')}
          </Button>
        </fieldset>
      </form>
    </SecurityCard>
  );
}
