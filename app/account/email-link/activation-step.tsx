import { type FormEvent, useRef, useState } from 'react';
import { Field, useField } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { SubmitButton } from '~/shared/fields/submit-button';
import { useTranslation } from '~/shared/i18n/use-translation';
import { StepTitle } from '~/shared/page/form-page';
import { LocalLink } from '~/shared/page/local-link';
import { clearEmailLink, type EmailLink } from './email-link';
import { LinkFailure, useLinkAction } from './use-link-action';

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
