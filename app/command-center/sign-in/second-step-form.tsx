import { startSession } from '~/command-center/kit/backend/session';
import { useTranslation } from '~/shared/i18n/use-translation';
import { CodeForm, type CodeKind } from '~/shared/session/code-form';
import { FailureNotice } from '~/shared/ui/failure-notice';
import { finishSignIn } from './authenticate-admin';
import { LoginError, secondStepProblem } from './login-error';

type SecondStepFormProps = {
  /** The token that the password check returned. */
  token: string;
  onBack: () => void;
};

/** The second step of an admin's sign-in, after the password. */
export function SecondStepForm({ token, onBack }: SecondStepFormProps) {
  const { t } = useTranslation(['commandCenter', 'errors']);

  const submit = async (code: string, kind: CodeKind) => {
    const session = await finishSignIn(token, code);
    if (!session) throw new LoginError('', kind === 'app' ? 'wrong_code' : 'wrong_recovery_code');
    startSession(session);
    location.reload();
  };
  const fail = (error: unknown) => {
    console.debug('Login:', error);
    return secondStepProblem(error);
  };

  const missing = t('commandCenter:secondStep.missing');
  return (
    <CodeForm
      texts={{
        app: {
          label: t('commandCenter:secondStep.code'),
          missing,
          other: t('commandCenter:secondStep.useRecovery'),
        },
        recovery: {
          label: t('commandCenter:secondStep.recoveryCode'),
          missing,
          other: t('commandCenter:secondStep.useApp'),
        },
        submit: t('commandCenter:login.submit'),
        submitting: t('commandCenter:login.submitting'),
        back: t('commandCenter:secondStep.back'),
      }}
      heading={(kind) => (
        <p className="-mt-5 text-lead text-muted">
          {t(
            kind === 'app'
              ? 'commandCenter:secondStep.lead'
              : 'commandCenter:secondStep.recoveryLead',
          )}
        </p>
      )}
      onSubmit={submit}
      onFailure={fail}
      renderFailure={(problem) => (
        <FailureNotice reason={problem}>
          <p>{'key' in problem ? t(problem.key) : problem.message}</p>
        </FailureNotice>
      )}
      onBack={onBack}
    />
  );
}
