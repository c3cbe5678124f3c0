import { useState } from 'react';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { SubmitButton } from '~/shared/fields/submit-button';
import { EmailInput } from '~/shared/fields/text-input';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import type { Credentials, CredentialsIssue } from './credentials';
import { ResendConfirmation } from './resend-form';
import type { SecondStep } from './sign-in';
import { type ApplicationState, asSignInError, type SignInError } from './sign-in-error';
import { SignInRefusal } from './sign-in-refusal';

const loadSignIn = () => import('./sign-in');

/** Loads the sign-in with the form, so that nothing is missing when the form is sent. */
const load = async () => {
  const [{ credentialsForm }] = await Promise.all([import('./credentials'), loadSignIn()]);
  return credentialsForm();
};

type LoginFormProps = {
  /** The email that the activation already knows. */
  email: string | undefined;
  /** The user starts to fill in the form. */
  onIntent: () => Promise<void> | void;
  /** The form stays disabled until the promise settles. */
  onSignedIn: () => Promise<void> | void;
  onNeedsActivation: (email: string) => Promise<void> | void;
  /** The password was right, but the user is only an applicant so far. */
  onApplicant: (application: ApplicationState) => Promise<void> | void;
  /** The password was right, and a code of the authenticator app is required, too. */
  onSecondStep: (step: SecondStep) => Promise<void> | void;
};

/**
 * Email and password. The inputs are uncontrolled and have no default values on a prerendered page,
 * so that text typed or autofilled before hydration stays.
 */
export function LoginForm(props: LoginFormProps) {
  const { email, onIntent, onSignedIn, onNeedsActivation, onApplicant, onSecondStep } = props;
  const { t } = useTranslation('auth');
  const [refusedEmail, setRefusedEmail] = useState('');
  const form = useLazyForm<Credentials, SignInError>({
    load,
    onSubmit: async (credentials) => {
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
      return reason;
    },
  });
  const { register, errors, failure: refusal, isSubmitting } = form;

  const begin = () => {
    form.prepare();
    void onIntent();
  };

  const issue = (field: keyof Credentials) => {
    const key = errors[field]?.message as CredentialsIssue | undefined;
    return key && t(`validation.${key}`);
  };

  return (
    <form {...form.formProps} onFocus={begin} onPointerEnter={begin}>
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
            {...(email ? { defaultValue: email } : {})}
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
