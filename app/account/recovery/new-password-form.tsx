import { errorMessageKey } from '~/shared/backend/app-error';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { SetPasswordForm } from '~/shared/session/set-password-form';
import { FailureNotice } from '~/shared/ui/failure-notice';
import { FunctionRefusal, logUnexpected } from './function-refusal';
import { clearResetLink, readResetLink } from './reset-link';

const loadReset = () => import('./password-reset');

/** Codes of a link that no retry can fix. */
const deadLinks = ['reset_link_invalid', 'token_missing'];

type NewPasswordFormProps = {
  /** Empty until the link has been read. */
  email: string;
  onReset: (account: { email: string; password: string }) => void;
};

/** The new password, typed twice. */
export function NewPasswordForm({ email, onReset }: NewPasswordFormProps) {
  const { t } = useTranslation('recovery');
  const { language } = useLanguage();

  const reset = async (password: string) => {
    const { resetPassword } = await loadReset();
    const link = readResetLink();
    if (!link) {
      throw new FunctionRefusal('token_missing', { serverMessage: t('issues.tokenMissing') });
    }
    await resetPassword(link, password, language);
    clearResetLink();
    onReset({ email: link.email, password });
  };

  return (
    <SetPasswordForm
      email={email}
      texts={{
        password: t('reset.password'),
        hint: t('reset.hint'),
        confirmation: t('reset.confirmation'),
        submit: t('reset.submit'),
        submitting: t('reset.submitting'),
      }}
      issues={{ short: t('issues.passwordShort'), differ: t('issues.passwordsDiffer') }}
      load={loadReset}
      onSubmit={reset}
      onFailure={(error) => {
        logUnexpected(error);
        return { error };
      }}
      renderFailure={(failure) => <ResetFailure failure={failure} />}
    />
  );
}

/** Describes why the reset failed, and whether to retry or to request another link. */
function ResetFailure({ failure }: { failure: { error: unknown } }) {
  const { t } = useTranslation(['recovery', 'errors']);
  const { error } = failure;
  const isRefusal = error instanceof FunctionRefusal;
  const isDead = isRefusal && deadLinks.includes(error.code);
  const key = errorMessageKey(error);
  const message = key === 'unexpected' ? t('recovery:reset.failed') : t(`errors:${key}`);
  return (
    <FailureNotice reason={failure} title={isRefusal ? error.message : message}>
      <p>{isDead ? t('recovery:invalid.text') : t('recovery:reset.retry')}</p>
      {isDead && (
        <p>
          <LocalLink to="forgotPassword" className="link font-semibold">
            {t('recovery:invalid.action')}
          </LocalLink>
        </p>
      )}
    </FailureNotice>
  );
}
