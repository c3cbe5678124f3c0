import { useState } from 'react';
import { EmailInput } from '~/shared/fields/email-input';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { SubmitButton } from '~/shared/fields/submit-button';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import type { Credentials, CredentialsIssue } from './credentials';
import { ResendConfirmation } from './resend-form';
import type { SecondStep } from './sign-in';
import { type ApplicationStanding, asSignInError, type SignInError } from './sign-in-error';
import { SignInRefusal } from './sign-in-refusal';

const loadSignIn = () => import('./sign-in');

/** The way in is fetched with the form, so that nothing is missing when it is sent. */
const load = async () => {
  const [{ credentialsForm }] = await Promise.all([import('./credentials-form'), loadSignIn()]);
  return credentialsForm();
};

type LoginFormProps = {
  /** Somebody begins to fill in the form. */
  onIntent: () => Promise<void> | void;
  /** The form stays closed until the promise settles. */
  onSignedIn: () => Promise<void> | void;
  onNeedsActivation: (email: string) => Promise<void> | void;
  /** The password was right, but there is only an application so far. */
  onApplicant: (application: ApplicationStanding) => Promise<void> | void;
  /** The password was right, and a code of the authenticator app is asked for as well. */
  onSecondStep: (step: SecondStep) => Promise<void> | void;
};

/**
 * E-mail and password. The inputs are uncontrolled and without default values, so that what is
 * typed or filled in before hydration stays.
 */
export function LoginForm(props: LoginFormProps) {
  const { onIntent, onSignedIn, onNeedsActivation, onApplicant, onSecondStep } = props;
  const { t } = useTranslation('auth');
  const [refusal, setRefusal] = useState<SignInError>();
  const [refusedEmail, setRefusedEmail] = useState('');
  const form = useLazyForm<Credentials>({
    load,
    onSubmit: async (credentials) => {
      setRefusal(undefined);
      setRefusedEmail(credentials.email);
      const { signIn } = await loadSignIn();
      let step: SecondStep | undefined;
      try {
        step = await signIn(credentials);
      } catch (error) {
        const { code, application } = asSignInError(error);
        if (application) return onApplicant(application);
        if (code === 'needs_activation') return onNeedsActivation(credentials.email);
        throw error;
      }
      await (step ? onSecondStep(step) : onSignedIn());
    },
    onFailure: (error) => {
      const reason = asSignInError(error);
      if (reason.code === 'unexpected') console.warn('Sign-in:', error);
      setRefusal(reason);
    },
  });
  const { register, errors, isSubmitting } = form;

  const begin = () => {
    form.prepare();
    void onIntent();
  };

  const issue = (field: keyof Credentials) => {
    const key = errors[field]?.message as CredentialsIssue | undefined;
    return key && t(`validation.${key}`);
  };

  return (
    <form method="post" noValidate onSubmit={form.submit} onFocus={begin} onPointerEnter={begin}>
      <fieldset disabled={isSubmitting} className="grid gap-5">
        {refusal && (
          <SignInRefusal refusal={refusal}>
            {refusal.code === 'email_not_confirmed' && <ResendConfirmation email={refusedEmail} />}
          </SignInRefusal>
        )}
        <Field label={t('login.email')} error={issue('email')}>
          <EmailInput
            {...register('email')}
            autoComplete="username"
            placeholder={t('login.emailPlaceholder')}
          />
        </Field>
        <Field
          label={t('login.password')}
          error={issue('password')}
          aside={
            <LocalLink
              to="forgotPassword"
              className="link -my-2 inline-block rounded-xs py-2 text-mata-700"
            >
              {t('login.forgotPassword')}
            </LocalLink>
          }
        >
          <PasswordInput {...register('password')} autoComplete="current-password" />
        </Field>
        <SubmitButton busy={isSubmitting}>
          {isSubmitting ? t('login.submitting') : t('login.submit')}
        </SubmitButton>
      </fieldset>
    </form>
  );
}
