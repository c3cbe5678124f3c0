import { useEffect, useState } from 'react';
import {
  type AppSetup,
  type SecondStep,
  storeTokens,
} from '~/command-center/kit/backend/authenticate-admin';
import { type SessionEnd, startSession } from '~/command-center/kit/backend/session';
import { hasDrafts } from '~/command-center/kit/editor/drafts';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { LanguageMenu } from '~/shared/chrome/language-menu';
import { Logo } from '~/shared/chrome/logo';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LongTable } from '~/shared/illustrations/long-table';
import { LocalLink } from '~/shared/page/local-link';
import { FactorSetup } from '~/shared/second-factor/factor-setup';
import { ReauthenticationForm } from '~/shared/second-factor/reauthentication-form';
import { RecoveryCodes } from '~/shared/second-factor/recovery-codes';
import { CodeForm, type CodeKind } from '~/shared/session/code-form';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import { AdminLoginForm } from './admin-login-form';
import { secondStepProblem } from './login-error';

/** The login, at any address of the Command Center. */
export function LoginScreen({ end }: { end: SessionEnd | undefined }) {
  const { t } = useTranslation(['commandCenter', 'common']);
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const [setup, setSetup] = useState<AppSetup>();
  const step = setup ? 'setup' : secondStep ? 'secondStep' : 'login';
  const pageTitle = t('commandCenter:login.pageTitle');
  // The address has the title of the tab behind the login.
  useEffect(() => {
    document.title = pageTitle;
  }, [pageTitle]);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(26rem,1fr)_1.1fr]">
      <div className="flex flex-col">
        <header className="flex h-18 items-center justify-between px-gutter">
          <LocalLink to="home" aria-label={t('commandCenter:frame.toSite')} className="rounded-sm">
            <Logo />
          </LocalLink>
          <div className="-mr-3">
            <LanguageMenu />
          </div>
        </header>
        <main
          id="content"
          className="mx-auto grid w-full max-w-112 grow content-center gap-8 px-gutter py-10"
        >
          <div className="grid gap-3">
            <h1 className="text-title">{t(`commandCenter:${step}.title`)}</h1>
            {step !== 'secondStep' && (
              <p className="text-lead text-muted">{t(`commandCenter:${step}.lead`)}</p>
            )}
          </div>
          {end && step === 'login' && (
            <Notice tone={end === 'signedOut' ? 'success' : 'info'} live="status">
              <p>{t(`commandCenter:ends.${end}`)}</p>
              {hasDrafts() && <p>{t('commandCenter:ends.draftsKept')}</p>}
            </Notice>
          )}
          {setup && <AppSetupForm setup={setup} onBack={() => setSetup(undefined)} />}
          {secondStep && (
            <SecondStepForm
              step={secondStep}
              onBack={() => {
                secondStep.cancel();
                setSecondStep(undefined);
              }}
            />
          )}
          {step === 'login' && <AdminLoginForm onSetup={setSetup} onSecondStep={setSecondStep} />}
          {step !== 'setup' && (
            <p className="border-t border-line pt-6 text-sm text-muted">
              {secondStep ? (
                t('commandCenter:secondStep.lost')
              ) : (
                <>
                  {t('commandCenter:login.notATeamMember')}{' '}
                  <LocalLink
                    to="login"
                    className="link inline-flex min-h-9 items-center text-mata-700"
                  >
                    {t('commandCenter:login.memberLogin')}
                  </LocalLink>
                </>
              )}
            </p>
          )}
        </main>
      </div>
      <div className="relative hidden overflow-hidden bg-mata-100 lg:block">
        <LongTable className="absolute inset-x-0 bottom-0 w-full" />
      </div>
    </div>
  );
}

type SecondStepFormProps = {
  step: SecondStep;
  onBack: () => void;
};

/** The second step of an admin's sign-in, after the password. */
function SecondStepForm({ step, onBack }: SecondStepFormProps) {
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

type AppSetupFormProps = { setup: AppSetup; onBack: () => void };

/** The first sign-in of an admin: the authenticator app, its first code, and the recovery codes. */
function AppSetupForm({ setup, onBack }: AppSetupFormProps) {
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
