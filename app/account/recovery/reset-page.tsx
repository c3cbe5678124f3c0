import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ExpiredLink } from '~/account/expired-link';
import type { Credentials } from '~/account/sign-in/credentials';
import { asSignInError } from '~/account/sign-in/sign-in-error';
import { pathFor } from '~/paths';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { EveningStreet } from '~/shared/illustrations/evening-street';
import { LostKite } from '~/shared/illustrations/lost-kite';
import { FormLink, FormLinks, FormPage, StepTitle } from '~/shared/page/form-page';
import { NeedsScript } from '~/shared/page/needs-script';
import { storeNotice } from '~/shared/session/login-notice';
import { returnPath } from '~/shared/session/return-path';
import { LinkButton } from '~/shared/ui/link-button';
import { Skeleton } from '~/shared/ui/skeleton';
import { Spinner } from '~/shared/ui/spinner';
import { NewPasswordForm } from './new-password-form';
import { hideLinkScript, type ResetLink, readResetLink } from './reset-link';

export const loader = pageLoader('resetPassword');
export const clientLoader = pageLoader('resetPassword');

const signInDelay = 2000;

export default function ResetPassword() {
  const { t } = useTranslation('recovery');
  const isHydrated = useHydrated();
  const [link, setLink] = useState<ResetLink>();
  const [done, setDone] = useState<Credentials>();
  const [state, setState] = useState<'reading' | 'ready' | 'dead'>('reading');
  const { language } = useLanguage();
  const { hash } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another link may be opened in the same tab
  useEffect(() => {
    const found = readResetLink();
    setLink(found);
    if (!found) return setState('dead');
    let isCurrent = true;
    const check = async () => {
      const { checkLink } = await import('./password-reset');
      return checkLink(found, language);
    };
    void check()
      .catch(() => true)
      .then((isAlive) => isCurrent && setState(isAlive ? 'ready' : 'dead'));
    return () => {
      isCurrent = false;
    };
  }, [hash]);

  if (state === 'dead' && !done) return <InvalidLink />;
  return (
    <FormPage illustration={EveningStreet}>
      {!isHydrated && <script suppressHydrationWarning>{hideLinkScript}</script>}
      {done ? (
        <ResetDone credentials={done} />
      ) : (
        <>
          <StepTitle title={t('reset.title')}>
            {link ? (
              t('reset.lead', { email: link.email })
            ) : (
              <Skeleton className="h-[1.5em] w-60" />
            )}
          </StepTitle>
          <NeedsScript>{t('needsScript')}</NeedsScript>
          {/* Rendered before the link is checked, so that nothing below it moves. */}
          <div inert={state !== 'ready'} aria-busy={state !== 'ready'}>
            <NewPasswordForm email={link?.email ?? ''} onReset={setDone} />
          </div>
          <FormLinks>
            <FormLink to="login" tone="muted">
              {t('request.back')}
            </FormLink>
          </FormLinks>
        </>
      )}
    </FormPage>
  );
}

/** Shows the success for two seconds, then signs in with the new password. */
function ResetDone({ credentials }: { credentials: Credentials }) {
  const { t } = useTranslation('recovery');
  const { language } = useLanguage();
  const navigate = useNavigate();

  useEffect(() => {
    const enter = async () => {
      try {
        const { signIn } = await import('~/account/sign-in/sign-in');
        const step = await signIn(credentials);
        if (!step) return await navigate(returnPath(language), { replace: true });
        step.cancel();
      } catch (error) {
        const { application } = asSignInError(error);
        if (application) {
          return await navigate(pathFor('login', language), {
            replace: true,
            state: { application },
          });
        }
        console.warn('Sign-in after the reset:', error);
      }
      storeNotice({ notice: 'passwordReset' });
      await navigate(pathFor('login', language), { replace: true });
    };
    const timer = setTimeout(() => void enter(), signInDelay);
    return () => clearTimeout(timer);
  }, [credentials, language, navigate]);

  return (
    <div role="status" className="grid gap-6">
      <StepTitle title={t('done.title')}>{t('done.text')}</StepTitle>
      <Spinner className="size-8 text-mata-700" />
    </div>
  );
}

function InvalidLink() {
  const { t } = useTranslation('recovery');
  return (
    <FormPage illustration={LostKite}>
      <ExpiredLink title={t('invalid.title')} text={t('invalid.text')}>
        <LinkButton to="forgotPassword" size="lg" wide>
          {t('invalid.action')}
        </LinkButton>
        <LinkButton to="login" variant="quiet" wide>
          {t('request.back')}
        </LinkButton>
      </ExpiredLink>
    </FormPage>
  );
}
