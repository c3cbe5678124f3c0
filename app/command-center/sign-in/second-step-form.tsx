import { type SecondStep, storeTokens } from '~/command-center/kit/backend/authenticate-admin';
import { startSession } from '~/command-center/kit/backend/session';
import { useTranslation } from '~/shared/i18n/use-translation';
import { CodeForm, type CodeKind } from '~/shared/session/code-form';
import { FailureNotice } from '~/shared/ui/failure-notice';
import { secondStepProblem } from './login-error';

type SecondStepFormProps = {
  step: SecondStep;
  onBack: () => void;
};

/** The second step of an admin's sign-in, after the password. */
export function SecondStepForm({ step, onBack }: SecondStepFormProps) {
  const { t } = useTranslation(['commandCenter', 'errors']);

  const submit = async (code: string, kind: CodeKind) => {
    const session = await (kind === 'app' ? step.confirm(code) : step.recover(code));
    await storeTokens(session);
    startSession(session.admin);
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
