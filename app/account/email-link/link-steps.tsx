import { type FormEvent, useRef, useState } from 'react';
import type { SecondStep } from '~/account/sign-in/sign-in';
import { Field, useField } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { SubmitButton } from '~/shared/fields/submit-button';
import { useTranslation } from '~/shared/i18n/use-translation';
import { StepTitle } from '~/shared/page/form-page';
import { LocalLink } from '~/shared/page/local-link';
import type { LinkResult } from '~/shared/session/link-result';
import { SetPasswordForm } from '~/shared/session/set-password-form';
import { Button } from '~/shared/ui/button';
import { FailureNotice } from '~/shared/ui/notice';
import { clearEmailLink, type EmailLink } from './email-link';
import { asEmailLinkError, type EmailLinkError, emailLinkMessageKeys } from './email-link-error';
import type { LinkSession } from './follow-link';

type ConfirmStepProps = {
  link: EmailLink;
  onExpired: () => void;
  onConfirmed: (landing: LinkResult) => void;
  /** A sign-in link signed the member in, or a code of the authenticator app is required. */
  onEntered: (step: SecondStep | undefined) => Promise<void> | void;
};

const words = {
  signup: 'confirm.signup',
  email_change: 'confirm.emailChange',
  magiclink: 'confirm.magicLink',
} as const;

/** One button, because only a click uses up the link. Opening it does not. */
export function ConfirmStep({ link, onExpired, onConfirmed, onEntered }: ConfirmStepProps) {
  const { t } = useTranslation('confirm');
  const { run, isBusy, failure } = useLinkAction(onExpired);
  const kind = words[link.type as keyof typeof words];

  const confirm = async () => {
    const { confirmLink, signInWithLink, storeLinkSession } = await import('./follow-link');
    if (link.type === 'magiclink') {
      const step = await storeLinkSession(await signInWithLink(link));
      clearEmailLink();
      return onEntered(step);
    }
    const landing = await confirmLink(link);
    clearEmailLink();
    onConfirmed(landing);
  };

  return (
    <>
      <StepTitle title={t(`${kind}.title`)}>{t(`${kind}.text`)}</StepTitle>
      <div className="grid gap-5">
        {failure && <LinkFailure failure={failure} />}
        <Button size="lg" wide busy={isBusy} onClick={() => run(confirm)}>
          {isBusy ? t('confirm.working') : t(`${kind}.submit`)}
        </Button>
        <p className="text-sm text-muted">{t(`${kind}.notYou`)}</p>
      </div>
    </>
  );
}

type ActivationStepProps = {
  link: EmailLink;
  onExpired: () => void;
  onActivated: () => Promise<void> | void;
};

/** Requests the account's password: only the person who chose it may finish the activation. */
export function ActivationStep({ link, onExpired, onActivated }: ActivationStepProps) {
  const { t } = useTranslation('confirm');
  const input = useRef<HTMLInputElement>(null);
  const { run, isBusy, failure } = useLinkAction(onExpired);
  const [isMissing, setMissing] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    setMissing(password === '');
    if (password === '') return input.current?.focus();
    return run(async () => {
      const { finishActivation } = await import('./follow-link');
      await finishActivation(link, password);
      clearEmailLink();
      await onActivated();
    });
  };

  return (
    <>
      <StepTitle title={t('activation.title')}>{t('activation.text')}</StepTitle>
      <form method="post" noValidate onSubmit={submit}>
        <fieldset disabled={isBusy} className="grid gap-5">
          {failure && <LinkFailure failure={failure} />}
          <Field label={t('activation.email')}>
            <OwnEmail email={link.email} />
          </Field>
          <Field
            label={t('activation.password')}
            error={isMissing ? t('activation.passwordMissing') : undefined}
          >
            <PasswordInput ref={input} name="password" autoComplete="current-password" />
          </Field>
          <SubmitButton busy={isBusy}>
            {isBusy ? t('activation.working') : t('activation.submit')}
          </SubmitButton>
        </fieldset>
      </form>
      <div className="grid gap-3 border-t border-line pt-6 text-sm text-muted">
        <p>
          {t('activation.forgotten')}{' '}
          <LocalLink to="activateAccount" className="link">
            {t('activation.again')}
          </LocalLink>
        </p>
        <p>{t('activation.notYou')}</p>
      </div>
    </>
  );
}

/** Shows the account's email, and names it for password managers. */
function OwnEmail({ email }: { email: string }) {
  return (
    <input
      {...useField()}
      type="email"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      className="min-h-11 w-full truncate rounded-sm bg-transparent font-semibold"
    />
  );
}

const loadFollow = () => import('./follow-link');

type PasswordStepProps = {
  link: EmailLink;
  onExpired: () => void;
  /** Requests a code of the authenticator app. Resolves once it was accepted. */
  onCodeDue: (step: SecondStep, submit: string) => Promise<void>;
  onEntered: () => Promise<void> | void;
  /** The login is only of the team. */
  onTeam: () => void;
};

/** Sets a new password by an invitation or a recovery link. Sending the form uses up the link. */
export function PasswordStep(props: PasswordStepProps) {
  const { link, onExpired, onCodeDue, onEntered, onTeam } = props;
  const { t } = useTranslation('confirm');
  const entered = useRef<LinkSession>(undefined);
  const submit = link.isTeam ? t('team.save') : t('password.submit');

  const save = async (password: string) => {
    const { leaveTeamLink, secondStepOf, setPassword, signInWithLink, storeLinkSession } =
      await loadFollow();
    // A refused password has used up the link, but the session that the link opened remains.
    entered.current ??= await signInWithLink(link);
    const step = secondStepOf(entered.current);
    if (step) await onCodeDue(step, submit);
    await setPassword(entered.current, password);
    clearEmailLink();
    if (await leaveTeamLink(entered.current)) return onTeam();
    await storeLinkSession(entered.current);
    await onEntered();
  };

  const kind = link.isTeam ? 'team' : link.type === 'invite' ? 'invite' : 'recovery';
  return (
    <>
      <StepTitle title={t(`${kind}.title`)}>{t(`${kind}.text`)}</StepTitle>
      <SetPasswordForm
        email={link.email}
        texts={{
          password: t('password.label'),
          hint: t('password.hint'),
          submit,
          submitting: t('confirm.working'),
        }}
        issues={{ short: t('password.short') }}
        load={loadFollow}
        onSubmit={save}
        onFailure={(error) => {
          const failure = asEmailLinkError(error);
          if (failure.code === 'expired') onExpired();
          return failure;
        }}
        renderFailure={(failure) => <LinkFailure failure={failure} />}
      />
    </>
  );
}

/** Runs an action that uses up a link, once at a time. An expired link calls `onExpired`. */
function useLinkAction(onExpired: () => void) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<EmailLinkError>();

  const run = async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await action();
    } catch (error) {
      const reason = asEmailLinkError(error);
      if (reason.code === 'expired') return onExpired();
      setFailure(reason);
      setBusy(false);
    } finally {
      isRunning.current = false;
    }
  };

  return { run, isBusy, failure };
}

/** Describes why a link failed. */
function LinkFailure({ failure }: { failure: EmailLinkError }) {
  const { t } = useTranslation(['confirm', 'errors']);
  return (
    <FailureNotice reason={failure}>
      <p>{t(emailLinkMessageKeys[failure.code])}</p>
    </FailureNotice>
  );
}
