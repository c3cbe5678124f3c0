import { useEffect, useState } from 'react';
import { PrefetchPageLinks, redirect, useNavigate } from 'react-router';
import { pathFor } from '~/paths';
import { hasStoredSession, onStoredSessionChange } from '~/shared/backend/stored-session';
import { useHistoryState } from '~/shared/browser/use-history-state';
import { preloadTexts } from '~/shared/i18n/messages';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { EveningStreet } from '~/shared/illustrations/evening-street';
import { whatsAppLink } from '~/shared/page/destinations';
import { FormLink, FormLinks, StepTitle } from '~/shared/page/form-page';
import { NeedsScript } from '~/shared/page/needs-script';
import { useLoginNotice } from '~/shared/session/login-notice';
import { returnPath } from '~/shared/session/return-path';
import { ApplicationStatus } from './application-status';
import { CheckEmail } from './check-email';
import { LoginForm } from './login-form';
import { LoginNotice } from './login-notice';
import { prefetchClient } from './prefetch-client';
import type { SecondStep } from './sign-in';
import type { ApplicationState } from './sign-in-error';
import { SkipSignIn } from './skip-sign-in';

type CodeStep = typeof import('./code-step').CodeStep;

const load = pageLoader('login');
export const loader = load;

/** Redirects a signed-in user to the portal, which checks whether the session is still valid. */
export async function clientLoader({ request }: { request: Request }) {
  const data = await load({ request });
  if (hasStoredSession()) throw redirect(returnPath(data.language));
  return data;
}

export default function Login() {
  const { t } = useTranslation(['auth', 'common']);
  const { language } = useLanguage();
  const navigate = useNavigate();
  const note = useLoginNotice();
  const [second, setSecond] = useState<{ step: SecondStep; CodeStep: CodeStep }>();
  const [isNear, setNear] = useState(false);
  const portal = pathFor('portal', language);

  // Another tab may sign in.
  useEffect(() => {
    const enterIfSignedIn = () => {
      if (hasStoredSession()) void navigate(returnPath(language), { replace: true });
    };
    enterIfSignedIn();
    return onStoredSessionChange(enterIfSignedIn);
  }, [navigate, language]);

  const { email, sentTo, application } = useLoginState();

  const enter = () => navigate(returnPath(language), { replace: true });

  const goBack = () => {
    second?.step.cancel();
    setSecond(undefined);
  };

  // The portal's pages load last: if one fails, the router reloads this page, and typed text is
  // lost.
  const prepare = async () => {
    if (await prefetchClient()) setNear(true);
    preloadTexts(language, 'portal');
  };

  return (
    <div className="page grid items-center gap-x-16 pt-6 pb-16 lg:min-h-[calc(100dvh-4.5rem)] lg:grid-cols-[1fr_auto] lg:pt-2 lg:pb-10 xl:gap-x-28">
      {isNear && <PrefetchPageLinks page={portal} />}
      <div
        data-leaving="false"
        suppressHydrationWarning
        className="mx-auto grid w-full max-w-104 gap-8 lg:mr-0 xl:mr-[6vw]"
      >
        <SkipSignIn portal={portal} />
        {second ? (
          <second.CodeStep step={second.step} onSignedIn={enter} onBack={goBack} />
        ) : application ? (
          <ApplicationStatus application={application} />
        ) : sentTo ? (
          <CheckEmail email={sentTo} />
        ) : (
          <>
            <StepTitle title={t('login.title')}>{t('login.lead')}</StepTitle>
            {note && <LoginNotice note={note} />}
            <NeedsScript>{t('needsScript')}</NeedsScript>
            <LoginForm
              email={email}
              onIntent={prepare}
              onSignedIn={enter}
              onNeedsActivation={(email) =>
                navigate(pathFor('activateAccount', language), { state: { email } })
              }
              onApplicant={(standing) => navigate('.', { state: { application: standing } })}
              onSecondStep={async (step) => {
                const { CodeStep } = await import('./code-step');
                setSecond({ step, CodeStep });
              }}
            />
            <OtherLinks />
          </>
        )}
      </div>
      <EveningStreet className="hidden aspect-2/3 bg-mata-800 h-[min(calc(100dvh-8rem),46rem)] w-auto overflow-hidden rounded-xl lg:block" />
    </div>
  );
}

type LoginState = { email?: string; sentTo?: string; application?: ApplicationState };

/** Each step is a history entry: the back button returns to the form, and a reload stays. */
function useLoginState(): LoginState {
  const state = useHistoryState();
  return typeof state === 'object' && state !== null ? state : {};
}

function OtherLinks() {
  const { t } = useTranslation('auth');
  return (
    <FormLinks>
      <FormLink question={t('login.activateQuestion')} to="activateAccount" tone="strong">
        {t('login.activateAccount')}
      </FormLink>
      <FormLink question={t('login.help')} href={whatsAppLink(t('login.whatsappText'))}>
        {t('login.helpWhatsapp')}
      </FormLink>
      <FormLink to="home" tone="muted">
        {t('login.backHome')}
      </FormLink>
    </FormLinks>
  );
}
