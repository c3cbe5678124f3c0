import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ExpiredLink } from '~/account/expired-link';
import type { Credentials } from '~/account/sign-in/credentials';
import { asSignInError } from '~/account/sign-in/sign-in-error';
import { pathFor } from '~/paths';
import { errorMessageKey } from '~/shared/backend/app-error';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { EveningStreet } from '~/shared/illustrations/evening-street';
import { LostKite } from '~/shared/illustrations/lost-kite';
import { FormLink, FormLinks, FormPage, StepTitle } from '~/shared/page/form-page';
import { LocalLink } from '~/shared/page/local-link';
import { NeedsScript } from '~/shared/page/needs-script';
import { storeNotice } from '~/shared/session/login-notice';
import { returnPath } from '~/shared/session/return-path';
import { SetPasswordForm } from '~/shared/session/set-password-form';
import { LinkButton } from '~/shared/ui/link-button';
import { FailureNotice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { Spinner } from '~/shared/ui/spinner';
import { FunctionRefusal, logUnexpected } from './function-refusal';
import { clearResetLink, hideLinkScript, type ResetLink, readResetLink } from './reset-link';

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

const loadReset = () => import('./password-reset');

/** Codes of a link that no retry can fix. */
const deadLinks = ['reset_link_invalid', 'token_missing'];

type NewPasswordFormProps = {
  /** Empty until the link has been read. */
  email: string;
  onReset: (account: { email: string; password: string }) => void;
};

/** The new password, typed twice. */
function NewPasswordForm({ email, onReset }: NewPasswordFormProps) {
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
