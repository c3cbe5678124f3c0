import { type FormEvent, useRef, useState } from 'react';
import type { SecondStep } from '~/account/sign-in/sign-in';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { minimumPasswordLength } from '~/shared/fields/password-length';
import { SubmitButton } from '~/shared/fields/submit-button';
import { useTranslation } from '~/shared/i18n/use-translation';
import { StepTitle } from '~/shared/page/form-page';
import { type EmailLink, forgetEmailLink } from './email-link';
import { asEmailLinkError, type EmailLinkError } from './email-link-error';
import type { Entered } from './enter-by-link';
import { LinkFailure } from './link-failure';

type PasswordStepProps = {
  link: EmailLink;
  onExpired: () => void;
  onEntered: (step: SecondStep | undefined) => Promise<void> | void;
};

/** A new password, by an invitation or a recovery link. The link is used up when it is sent. */
export function PasswordStep({ link, onExpired, onEntered }: PasswordStepProps) {
  const { t } = useTranslation('confirm');
  const input = useRef<HTMLInputElement>(null);
  const entered = useRef<Entered>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [isShort, setShort] = useState(false);
  const [failure, setFailure] = useState<EmailLinkError>();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const password = input.current?.value ?? '';
    setShort(password.length < minimumPasswordLength);
    if (password.length < minimumPasswordLength) return input.current?.focus();
    setBusy(true);
    setFailure(undefined);
    try {
      const { choosePassword, enterByLink, keepEntered } = await import('./enter-by-link');
      // After a refused password the link is used up, but not what it opened.
      entered.current ??= await enterByLink(link);
      await choosePassword(entered.current, password);
      forgetEmailLink();
      await onEntered(await keepEntered(entered.current));
    } catch (error) {
      const reason = asEmailLinkError(error);
      if (reason.code === 'expired') return onExpired();
      if (reason.code === 'unexpected') console.warn('Email link:', error);
      setFailure(reason);
      setBusy(false);
    }
  };

  const kind = link.type === 'invite' ? 'invite' : 'recovery';
  return (
    <>
      <StepTitle title={t(`${kind}.title`)}>{t(`${kind}.text`)}</StepTitle>
      <form method="post" noValidate onSubmit={send}>
        <fieldset disabled={isBusy} className="grid gap-5">
          {failure && <LinkFailure failure={failure} />}
          {/* For password managers, which keep a password with its account. */}
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={link.email}
            readOnly
            hidden
          />
          <Field
            label={t('password.label')}
            hint={t('password.hint')}
            error={isShort ? t('password.short') : undefined}
          >
            <PasswordInput ref={input} name="password" autoComplete="new-password" />
          </Field>
          <SubmitButton busy={isBusy}>
            {isBusy ? t('confirm.working') : t('password.submit')}
          </SubmitButton>
        </fieldset>
      </form>
    </>
  );
}
