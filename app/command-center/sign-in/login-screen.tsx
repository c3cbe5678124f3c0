import { useEffect, useState } from 'react';
import type { AppSetup, SecondStep } from '~/command-center/kit/backend/authenticate-admin';
import type { SessionEnd } from '~/command-center/kit/backend/session';
import { hasDrafts } from '~/command-center/kit/editor/drafts';
import { LanguageMenu } from '~/shared/chrome/language-menu';
import { Logo } from '~/shared/chrome/logo';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LongTable } from '~/shared/illustrations/long-table';
import { LocalLink } from '~/shared/page/local-link';
import { Notice } from '~/shared/ui/notice';
import { AdminLoginForm } from './admin-login-form';
import { AppSetupForm } from './app-setup-form';
import { SecondStepForm } from './second-step-form';

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
