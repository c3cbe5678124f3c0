import { useRef } from 'react';
import type { SecondStep } from '~/account/sign-in/sign-in';
import { useTranslation } from '~/shared/i18n/use-translation';
import { StepTitle } from '~/shared/page/form-page';
import { SetPasswordForm } from '~/shared/session/set-password-form';
import { clearEmailLink, type EmailLink } from './email-link';
import { asEmailLinkError } from './email-link-error';
import type { LinkSession } from './follow-link';
import { LinkFailure } from './use-link-action';

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
