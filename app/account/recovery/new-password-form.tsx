import { useState } from 'react';
import { errorMessageKey } from '~/shared/backend/app-error';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { SubmitButton } from '~/shared/fields/submit-button';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { Notice } from '~/shared/ui/notice';
import { TakesFocus } from '~/shared/ui/takes-focus';
import { FunctionRefusal, logUnknown } from './function-refusal';
import { forgetResetLink, readResetLink } from './reset-link';
import type { NewPassword, RecoveryIssue } from './schemas';

const loadReset = () => import('./reset-password');

const load = async () => {
  const [{ newPasswordForm }] = await Promise.all([import('./forms'), loadReset()]);
  return newPasswordForm();
};

/** Codes of a link that no further try can make good. */
const deadLinks = ['reset_link_invalid', 'token_missing'];

type NewPasswordFormProps = {
  /** Empty until the link has been read. */
  email: string;
  onReset: (account: { email: string; password: string }) => void;
};

/** The new password, twice. */
export function NewPasswordForm({ email, onReset }: NewPasswordFormProps) {
  const { t } = useTranslation('recovery');
  const { language } = useLanguage();
  const [failure, setFailure] = useState<{ error: unknown }>();
  const form = useLazyForm<NewPassword>({
    load,
    onSubmit: async ({ password }) => {
      setFailure(undefined);
      const { resetPassword } = await loadReset();
      const link = readResetLink();
      if (!link) throw new FunctionRefusal('token_missing', t('issues.tokenMissing'));
      await resetPassword(link, password, language);
      forgetResetLink();
      onReset({ email: link.email, password });
    },
    onFailure: (error) => {
      logUnknown(error);
      setFailure({ error });
    },
  });
  const { register, errors, isSubmitting, prepare } = form;
  const issue = (field: keyof NewPassword) => {
    const key = errors[field]?.message as RecoveryIssue | undefined;
    return key && t(`issues.${key}`);
  };

  return (
    <form
      method="post"
      noValidate
      onSubmit={form.submit}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      <fieldset disabled={isSubmitting} className="grid gap-5">
        {failure && (
          <TakesFocus reason={failure}>
            <ResetFailure error={failure.error} />
          </TakesFocus>
        )}
        {/* For password managers, which keep a password with its account. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Field label={t('reset.password')} hint={t('reset.hint')} error={issue('password')}>
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        <Field label={t('reset.confirmation')} error={issue('confirmation')}>
          <PasswordInput {...register('confirmation')} autoComplete="new-password" />
        </Field>
        <SubmitButton busy={isSubmitting}>
          {isSubmitting ? t('reset.submitting') : t('reset.submit')}
        </SubmitButton>
      </fieldset>
    </form>
  );
}

/** What went wrong, and whether to try again or to ask for a new link. */
function ResetFailure({ error }: { error: unknown }) {
  const { t } = useTranslation(['recovery', 'errors']);
  const isRefusal = error instanceof FunctionRefusal;
  const isDead = isRefusal && deadLinks.includes(error.code);
  const key = errorMessageKey(error);
  const told = key === 'unexpected' ? t('recovery:reset.failed') : t(`errors:${key}`);
  return (
    <Notice tone="danger" live="alert" title={isRefusal ? error.message : told}>
      <p>{isDead ? t('recovery:invalid.text') : t('recovery:reset.retry')}</p>
      {isDead && (
        <p>
          <LocalLink to="forgotPassword" className="link font-semibold">
            {t('recovery:invalid.action')}
          </LocalLink>
        </p>
      )}
    </Notice>
  );
}
