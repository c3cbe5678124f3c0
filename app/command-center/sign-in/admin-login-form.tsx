import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod/mini';
import {
  type AppSetup,
  authenticateAdmin,
  prefetchClient,
  type SecondStep,
  storeTokens,
} from '~/command-center/kit/backend/authenticate-admin';
import { startSession } from '~/command-center/kit/backend/session';
import { jsonEntry, sessionEntry } from '~/shared/browser/storage';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { SubmitButton } from '~/shared/fields/submit-button';
import { EmailInput } from '~/shared/fields/text-input';
import { typedEmail } from '~/shared/fields/typed-credentials';
import type { Messages } from '~/shared/i18n/catalog';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LocalLink } from '~/shared/page/local-link';
import { FailureNotice } from '~/shared/ui/notice';
import { type LoginProblem, loginProblem } from './login-error';

/** The errors of the form, as keys of `commandCenter:login.validation`. */
type LoginIssue = keyof Messages['commandCenter']['login']['validation'];

const issue = (key: LoginIssue) => ({ error: key, abort: true });

const loginSchema = z.object({
  email: typedEmail(issue('emailRequired'), issue('emailInvalid')),
  password: z.string().check(z.minLength(1, issue('passwordRequired'))),
});

type Login = z.infer<typeof loginSchema>;

type AdminLoginFormProps = {
  /** The password was correct, and an app must be set up. */
  onSetup: (setup: AppSetup) => void;
  /** The password was correct, and a code is required. */
  onSecondStep: (step: SecondStep) => void;
};

/** Email and password. After each attempt the page reloads at the same address. */
export function AdminLoginForm({ onSetup, onSecondStep }: AdminLoginFormProps) {
  const { t } = useTranslation(['commandCenter', 'errors']);
  const [failed] = useState(takeFailedAttempt);
  const [problem, setProblem] = useState(failed?.problem);
  // The value stays true until the page reloads, so that nothing flashes.
  const [isEntering, setEntering] = useState(false);
  const { register, handleSubmit, formState } = useForm<Login>({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: failed?.email ?? '', password: '' },
  });

  const enter = async ({ email, password }: Login) => {
    if (isEntering) return;
    setEntering(true);
    setProblem(undefined);
    try {
      const signIn = await authenticateAdmin(email, password);
      if ('setup' in signIn) return onSetup(signIn.setup);
      if ('secondStep' in signIn) return onSecondStep(signIn.secondStep);
      await storeTokens(signIn.session);
      startSession(signIn.session.admin);
      location.reload();
    } catch (error) {
      console.debug('Login:', error);
      const reason = loginProblem(error);
      const isUnreachable = 'key' in reason && reason.key.startsWith('errors:');
      if (!isUnreachable && reloadAfter({ email, problem: reason })) return;
      setProblem(reason);
      setEntering(false);
    }
  };

  const issue = (field: keyof Login) => {
    const key = formState.errors[field]?.message as LoginIssue | undefined;
    return key && t(`commandCenter:login.validation.${key}`);
  };

  return (
    <form method="post" noValidate onSubmit={handleSubmit(enter)} onFocus={prefetchClient}>
      <fieldset disabled={isEntering} className="grid gap-5">
        {problem && (
          <FailureNotice reason={problem}>
            <p>{'key' in problem ? t(problem.key) : problem.message}</p>
          </FailureNotice>
        )}
        <Field label={t('commandCenter:login.email')} error={issue('email')}>
          <EmailInput {...register('email')} autoComplete="username" required />
        </Field>
        <Field
          label={t('commandCenter:login.password')}
          error={issue('password')}
          aside={
            <LocalLink
              to="adminPassword"
              className="link -my-2 inline-block rounded-xs py-2 text-mata-700"
            >
              {t('commandCenter:login.forgot')}
            </LocalLink>
          }
        >
          <PasswordInput {...register('password')} autoComplete="current-password" required />
        </Field>
        <SubmitButton busy={isEntering}>
          {isEntering ? t('commandCenter:login.submitting') : t('commandCenter:login.submit')}
        </SubmitButton>
      </fieldset>
    </form>
  );
}

/** A refused login, which the page displays after it has reloaded. */
type FailedAttempt = { email: string; problem: LoginProblem };

const failedAttempt = jsonEntry(
  sessionEntry('failed-login'),
  (value): value is FailedAttempt =>
    typeof value === 'object' && value !== null && 'email' in value && 'problem' in value,
);

/**
 * Reloads the page after a refused login, as after a successful one. Without a connection, the page
 * could not be loaded again.
 * @returns false if the page stays
 */
function reloadAfter(attempt: FailedAttempt): boolean {
  if (!navigator.onLine || !failedAttempt.write(attempt)) return false;
  location.reload();
  return true;
}

/** The refused login before the page was loaded, once. */
function takeFailedAttempt(): FailedAttempt | undefined {
  const attempt = failedAttempt.read();
  if (attempt) failedAttempt.remove();
  return attempt;
}
