import { type AppSetup, storeTokens } from '~/command-center/kit/backend/authenticate-admin';
import { startSession } from '~/command-center/kit/backend/session';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FactorSetup } from '~/shared/second-factor/factor-setup';
import { ReauthenticationForm } from '~/shared/second-factor/reauthentication-form';
import { RecoveryCodes } from '~/shared/second-factor/recovery-codes';
import { FailureNotice } from '~/shared/ui/failure-notice';
import { secondStepProblem } from './login-error';

type AppSetupFormProps = { setup: AppSetup; onBack: () => void };

/** The first sign-in of an admin: the authenticator app, its first code, and the recovery codes. */
export function AppSetupForm({ setup, onBack }: AppSetupFormProps) {
  const { t } = useTranslation(['commandCenter', 'secondFactor', 'errors']);
  const confirm = useSingleMutation({
    mutationFn: setup.confirm,
    onError: (error) => console.debug('Login:', error),
  });
  const enter = useSingleMutation({
    mutationFn: async () => {
      if (!confirm.data) return;
      await storeTokens(confirm.data.session);
      startSession(confirm.data.session.admin);
      location.reload();
    },
  });
  const failure = confirm.error ?? enter.error;
  const problem = failure && secondStepProblem(failure);
  const notice = problem && (
    <FailureNotice reason={failure}>
      <p>{'key' in problem ? t(problem.key) : problem.message}</p>
    </FailureNotice>
  );

  if (confirm.data) {
    return (
      <>
        {notice}
        <RecoveryCodes
          codes={confirm.data.recoveryCodes}
          file={{
            name: t('commandCenter:recoveryFile.name'),
            title: t('commandCenter:recoveryFile.title'),
          }}
          onKept={() => enter.mutate()}
        />
      </>
    );
  }
  return (
    <FactorSetup factor={setup.factor}>
      <ReauthenticationForm
        asks={{ code: 'app' }}
        submitLabel={t('secondFactor:confirm')}
        isBusy={confirm.isPending}
        failure={notice}
        onSend={({ code }) => confirm.mutate(code)}
        onCancel={() => {
          setup.cancel();
          onBack();
        }}
      />
    </FactorSetup>
  );
}
