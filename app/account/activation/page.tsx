import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathFor } from '~/paths';
import { useHistoryState } from '~/shared/browser/use-history-state';
import { pageLoader } from '~/shared/i18n/page-data';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { HouseOnHill } from '~/shared/illustrations/house-on-hill';
import { whatsAppLink } from '~/shared/page/destinations';
import { FormLink, FormLinks, FormPage, StepTitle } from '~/shared/page/form-page';
import { NeedsScript } from '~/shared/page/needs-script';
import { storeNotice } from '~/shared/session/login-notice';
import { LinkButton } from '~/shared/ui/link-button';
import { Notice } from '~/shared/ui/notice';
import { Spinner } from '~/shared/ui/spinner';
import type { ActivationError } from './activation-error';
import { PasswordForm } from './password-form';
import { type Verified, VerifyForm } from './verify-form';

export const loader = pageLoader('activateAccount');
export const clientLoader = pageLoader('activateAccount');

const loginDelay = 2000;

type Step = 'verify' | 'signup' | 'already' | 'done';

/**
 * Each step is a history entry, so that the back button returns from the password to the first
 * step. The verification is kept in memory only: a reload starts over.
 */
export default function ActivateAccount() {
  const { t } = useTranslation('activation');
  const navigate = useNavigate();
  const { step, email } = useStep();
  const { member, isActive, verify } = useVerification();
  const [failure, setFailure] = useState<ActivationError>();
  const goTo = (next: Step, replace = false) => navigate('.', { state: { step: next }, replace });

  if (step === 'already' && isActive) return <AlreadyActive email={email} />;
  if (step === 'done' && member) return <Done email={member.email} />;
  if (step === 'signup' && member) {
    return (
      <FormPage illustration={HouseOnHill}>
        <StepTitle title={t('signup.title')}>{t('signup.lead', { email: member.email })}</StepTitle>
        <PasswordForm
          member={member}
          onCreated={() => goTo('done', true)}
          onExpired={(error) => {
            setFailure(error);
            navigate(-1);
          }}
          onBack={() => navigate(-1)}
        />
      </FormPage>
    );
  }
  return (
    <FormPage illustration={HouseOnHill}>
      <StepTitle title={t('verify.title')}>{t('verify.lead')}</StepTitle>
      {email && step === 'verify' && !member && (
        <Notice live="status">
          <p>{t('verify.needsActivation')}</p>
        </Notice>
      )}
      <NeedsScript>{t('needsScript')}</NeedsScript>
      <VerifyForm
        email={member?.email ?? email}
        initialFailure={failure}
        onVerified={(verified) => {
          setFailure(undefined);
          verify({ member: verified });
          void goTo('signup');
        }}
        onAlreadyActive={(known) => {
          verify({ isActive: true });
          void navigate('.', { state: { step: 'already', email: known } });
        }}
      />
      <OtherLinks />
    </FormPage>
  );
}

function useStep(): { step: Step; email: string | undefined } {
  const state = useHistoryState() as { step?: unknown; email?: unknown } | null | undefined;
  const known: readonly unknown[] = ['signup', 'already', 'done'];
  return {
    step: known.includes(state?.step) ? (state?.step as Step) : 'verify',
    email: typeof state?.email === 'string' ? state.email : undefined,
  };
}

function OtherLinks() {
  const { t } = useTranslation('activation');
  return (
    <FormLinks>
      <FormLink to="login">{t('verify.login')}</FormLink>
      <FormLink question={t('verify.help')} href={whatsAppLink(t('verify.whatsappText'))}>
        {t('verify.helpWhatsapp')}
      </FormLink>
    </FormLinks>
  );
}

function AlreadyActive({ email }: { email: string | undefined }) {
  const { t } = useTranslation('activation');
  return (
    <FormPage illustration={HouseOnHill}>
      <StepTitle title={t('already.title')}>{t('already.text')}</StepTitle>
      <div className="grid gap-3">
        <LinkButton to="login" state={{ email }} size="lg" wide>
          {t('already.login')}
        </LinkButton>
        <LinkButton to="forgotPassword" variant="quiet" wide>
          {t('already.forgot')}
        </LinkButton>
      </div>
    </FormPage>
  );
}

/**
 * Shows the success for two seconds. The sign-in page then repeats it and names the remaining step.
 */
function Done({ email }: { email: string }) {
  const { t } = useTranslation('activation');
  const { language } = useLanguage();
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => {
      storeNotice({ notice: 'confirmEmail', email });
      void navigate(pathFor('login', language), { replace: true });
    }, loginDelay);
    return () => clearTimeout(timer);
  }, [email, language, navigate]);

  return (
    <FormPage illustration={HouseOnHill}>
      <div role="status" className="grid gap-6">
        <StepTitle title={t('done.title')}>{t('done.text', { email })}</StepTitle>
        <Spinner className="size-8 text-mata-700" />
      </div>
    </FormPage>
  );
}

/** The result of the first step in this tab. Never stored: a reload starts over. */
type Verification = { member?: Verified; isActive?: boolean };

let lastVerification: Verification = {};

/** The verification survives a change of language, which is another route and remounts the page. */
function useVerification() {
  const [verification, setVerification] = useState(lastVerification);
  const verify = (result: Verification) => {
    lastVerification = result;
    setVerification(result);
  };
  return { ...verification, verify };
}
