import { passwordWeakness, shortestPassword } from '~/command-center/kit/password-strength';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useTranslation } from '~/shared/i18n/use-translation';
import { SetPasswordForm } from '~/shared/session/set-password-form';
import { FailureNotice } from '~/shared/ui/failure-notice';
import { setPasswordWithLink } from './password-link';

type NewPasswordFormProps = {
  token: string;
  email: string;
  onDone: () => void;
  onInvalid: () => void;
};

/** The new password of an admin, entered twice. The database checks its strength. */
export function NewPasswordForm({ token, email, onDone, onInvalid }: NewPasswordFormProps) {
  const { t } = useTranslation(['adminPassword', 'errors']);
  const submit = t('adminPassword:choose.submit');
  const messageOf = (error: unknown) => {
    const weakness = passwordWeakness(error);
    if (weakness) return t(`adminPassword:validation.${weakness}`);
    return t(`errors:${errorMessageKey(error)}`);
  };
  return (
    <SetPasswordForm
      email={email}
      minimumLength={shortestPassword}
      texts={{
        password: t('adminPassword:password'),
        hint: t('adminPassword:hint'),
        confirmation: t('adminPassword:confirmPassword'),
        submit,
        submitting: submit,
      }}
      issues={{
        short: t('adminPassword:validation.tooShort'),
        differ: t('adminPassword:validation.differ'),
      }}
      onSubmit={async (password) => {
        const isDone = await setPasswordWithLink(token, password);
        if (isDone) onDone();
        else onInvalid();
      }}
      onFailure={(error) => ({ error })}
      renderFailure={(failure) => (
        <FailureNotice reason={failure}>
          <p>{messageOf(failure.error)}</p>
        </FailureNotice>
      )}
    />
  );
}
