import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ExpiredLink } from '~/account/expired-link';
import { ResendConfirmation } from '~/account/sign-in/resend-form';
import type { SecondStep } from '~/account/sign-in/sign-in';
import { type Page, pathFor } from '~/paths';
import { hasStoredSession } from '~/shared/backend/stored-session';
import { useHydrated } from '~/shared/browser/use-hydrated';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LostKite } from '~/shared/illustrations/lost-kite';
import { Mailbox } from '~/shared/illustrations/mailbox';
import { FormPage, StepTitle } from '~/shared/page/form-page';
import { NeedsScript } from '~/shared/page/needs-script';
import type { LinkResult } from '~/shared/session/link-result';
import { storeNotice } from '~/shared/session/login-notice';
import { returnPath } from '~/shared/session/return-path';
import { LinkButton } from '~/shared/ui/link-button';
import { Skeleton } from '~/shared/ui/skeleton';
import { type EmailLink, hideEmailLinkScript, readEmailLink } from './email-link';
import { ActivationStep, ConfirmStep, PasswordStep } from './link-steps';

type CodeStep = typeof import('~/account/sign-in/code-step').CodeStep;

/** What someone on the team has done: chosen a password, or confirmed one or both addresses of a new email. */
type TeamResult = 'password' | LinkResult;

/**
 * The content of the page that an emailed link of the auth service opens. Opening it changes nothing,
 * so that mail scanners and previews confirm nothing. A click confirms, by `POST /verify`.
 * @param isTeam whether the login was created for someone on the team
 */
export function Confirm({ isTeam = false }) {
  const { language } = useLanguage();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const [link, setLink] = useState<EmailLink>();
  const [state, setState] = useState<'reading' | 'ready' | 'expired'>('reading');
  const [second, setSecond] = useState<{
    step: SecondStep;
    CodeStep: CodeStep;
    submit?: string;
    onDone: () => Promise<void> | void;
  }>();
  const [teamResult, setTeamResult] = useState<TeamResult>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another link may be opened in the same tab
  useEffect(() => {
    const found = readEmailLink(isTeam);
    setLink(found);
    setState(found ? 'ready' : 'expired');
    setSecond(undefined);
    setTeamResult(undefined);
  }, [hash]);

  const enter = () => navigate(returnPath(language), { replace: true });
  const onEntered = async (step: SecondStep | undefined) => {
    if (!step) return enter();
    const { CodeStep } = await import('~/account/sign-in/code-step');
    setSecond({ step, CodeStep, onDone: enter });
  };
  // The form for the password stays mounted, and continues after the code.
  const onCodeDue = async (step: SecondStep, submit: string) => {
    const { CodeStep } = await import('~/account/sign-in/code-step');
    await new Promise<void>((resolve) => {
      setSecond({ step, CodeStep, submit, onDone: resolve });
    });
    setSecond(undefined);
  };
  const onConfirmed = (landing: LinkResult) => {
    if (isTeam) return setTeamResult(landing);
    const go = (to: string) => navigate(to, { replace: true, state: { landing } });
    if (link?.type === 'signup') return go(pathFor('signupConfirmed', language));
    if (hasStoredSession()) return go(pathFor('profileSecurity', language));
    storeNotice({ notice: landing === 'one_of_two' ? 'oneOfTwo' : 'emailConfirmed' });
    return go(pathFor('login', language));
  };
  const onExpired = () => setState('expired');

  return (
    <FormPage illustration={state === 'expired' ? LostKite : Mailbox}>
      {!isHydrated && <script suppressHydrationWarning>{hideEmailLinkScript}</script>}
      {second && (
        <second.CodeStep
          step={second.step}
          submit={second.submit}
          onSignedIn={second.onDone}
          onBack={() => {
            second.step.cancel();
            void navigate(pathFor(isTeam ? 'admin' : 'login', language), { replace: true });
          }}
        />
      )}
      {teamResult && <TeamDone result={teamResult} />}
      {!teamResult && (
        <div hidden={second !== undefined} className="grid gap-8">
          {state === 'reading' && <Reading />}
          {state === 'expired' && <LinkExpired link={link} />}
          {state === 'ready' && link && (
            <Step
              key={link.tokenHash}
              link={link}
              onExpired={onExpired}
              onConfirmed={onConfirmed}
              onEntered={onEntered}
              onCodeDue={onCodeDue}
              onTeam={() => setTeamResult('password')}
            />
          )}
        </div>
      )}
    </FormPage>
  );
}

type StepProps = {
  link: EmailLink;
  onExpired: () => void;
  onConfirmed: (landing: LinkResult) => Promise<void> | void;
  onEntered: (step: SecondStep | undefined) => Promise<void> | void;
  onCodeDue: (step: SecondStep, submit: string) => Promise<void>;
  onTeam: () => void;
};

function Step({ link, onExpired, onConfirmed, onEntered, onCodeDue, onTeam }: StepProps) {
  if (link.isActivation) {
    return (
      <ActivationStep link={link} onExpired={onExpired} onActivated={() => onEntered(undefined)} />
    );
  }
  if (link.type === 'recovery' || link.type === 'invite') {
    return (
      <PasswordStep
        link={link}
        onExpired={onExpired}
        onCodeDue={onCodeDue}
        onEntered={() => onEntered(undefined)}
        onTeam={onTeam}
      />
    );
  }
  return (
    <ConfirmStep
      link={link}
      onExpired={onExpired}
      onConfirmed={(landing) => void onConfirmed(landing)}
      onEntered={onEntered}
    />
  );
}

/** The end of a link of someone on the team, who continues in the Command Center. */
function TeamDone({ result }: { result: TeamResult }) {
  const { t } = useTranslation('confirm');
  return (
    <>
      <div role="status">
        <StepTitle title={t(`team.${result}.title`)}>{t(`team.${result}.text`)}</StepTitle>
      </div>
      <LinkButton to="admin" size="lg" wide>
        {t('team.open')}
      </LinkButton>
    </>
  );
}

/** Shown until the script has read the link, and in browsers without JavaScript. */
function Reading() {
  const { t } = useTranslation('confirm');
  return (
    <>
      <StepTitle title={t('reading.title')}>{t('reading.text')}</StepTitle>
      <NeedsScript>{t('needsScript')}</NeedsScript>
      <Skeleton className="h-13 w-full" />
    </>
  );
}

/** The page that sends another link of this type. */
const sources: Partial<Record<EmailLink['type'], Page>> = {
  recovery: 'forgotPassword',
  email_change: 'profileSecurity',
};

/** An emailed link that no longer works, and how to get another one. */
function LinkExpired({ link }: { link: EmailLink | undefined }) {
  const { t } = useTranslation('confirm');
  const source = link && sources[link.type];
  if (link?.isTeam) return <TeamLinkExpired type={link.type} />;
  return (
    <ExpiredLink title={t('expired.title')} text={t('expired.text')}>
      {link?.type === 'signup' && link.email && <ResendConfirmation email={link.email} />}
      {link?.isActivation && (
        <LinkButton to="activateAccount" size="lg" wide>
          {t('expired.activate')}
        </LinkButton>
      )}
      {source && (
        <LinkButton to={source} size="lg" wide>
          {t('expired.askAgain')}
        </LinkButton>
      )}
      <LinkButton to="login" variant={source || link?.isActivation ? 'quiet' : 'primary'} wide>
        {t('expired.login')}
      </LinkButton>
    </ExpiredLink>
  );
}

/** Where someone on the team gets another link. */
function TeamLinkExpired({ type }: Pick<EmailLink, 'type'>) {
  const { t } = useTranslation('confirm');
  return (
    <ExpiredLink title={t('expired.title')} text={t('expired.text')}>
      <LinkButton to={type === 'recovery' ? 'adminPassword' : 'adminAccount'} size="lg" wide>
        {t('expired.askAgain')}
      </LinkButton>
      <LinkButton to="admin" variant="quiet" wide>
        {t('team.open')}
      </LinkButton>
    </ExpiredLink>
  );
}
