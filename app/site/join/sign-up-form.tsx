import { useRef, useState } from 'react';
import { DateField } from '~/shared/fields/date-field';
import { EmailInput } from '~/shared/fields/email-input';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { SubmitButton } from '~/shared/fields/submit-button';
import { TextInput } from '~/shared/fields/text-input';
import { forgetFields, useKeptFields } from '~/shared/fields/use-kept-fields';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Notice } from '~/shared/ui/notice';
import type { Application, ApplicationIssue } from './application';
import { Consent } from './consent';
import { asSignUpError, type SignUpError } from './sign-up-error';
import { SignUpFailure } from './sign-up-failure';

const keptAs = 'sign-up';

const loadSignUp = () => import('./create-account');

/** All that is needed is fetched with the checks, so that nothing is missing when it is sent. */
const load = async () => {
  const [{ applicationForm }] = await Promise.all([import('./application-form'), loadSignUp()]);
  return applicationForm();
};

/** Issues that say that something is missing; the others say what is wrong. */
const missing: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'dateOfBirth',
  'password',
  'confirmPassword',
] satisfies ApplicationIssue[];

type SignUpFormProps = { onCreated: (email: string) => Promise<void> | void };

/**
 * The seven fields of an application, and the consent. The inputs are uncontrolled and without default values, so
 * that what is typed or filled in before hydration stays.
 */
export function SignUpForm({ onCreated }: SignUpFormProps) {
  const { t } = useTranslation('signup');
  const { language } = useLanguage();
  const [failure, setFailure] = useState<SignUpError>();
  const unanswered = useRef('');
  const element = useRef<HTMLFormElement>(null);
  useKeptFields(element, keptAs);

  const form = useLazyForm<Application>({
    load,
    onSubmit: async (application) => {
      setFailure(undefined);
      const content = JSON.stringify(application);
      const isRepeated = unanswered.current === content;
      unanswered.current = content;
      const { createAccount } = await loadSignUp();
      await createAccount(application, language, isRepeated);
      forgetFields(keptAs);
      await onCreated(application.email);
    },
    onFailure: (error) => {
      const reason = asSignUpError(error);
      if (reason.code !== 'network_failed') unanswered.current = '';
      if (reason.code === 'unexpected') console.warn('Sign-up:', error);
      setFailure(reason);
    },
  });
  const { register, errors, isSubmitting } = form;

  const issueOf = (field: keyof Application) =>
    errors[field]?.message as ApplicationIssue | undefined;
  const issue = (field: keyof Application) => {
    const key = issueOf(field);
    return key && t(`issues.${key}`);
  };
  const weakness =
    failure?.code === 'weak_password' ? t(`weaknesses.${failure.weakness ?? 'pwned'}`) : undefined;

  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={form.submit}
      onFocus={form.prepare}
      onPointerEnter={form.prepare}
    >
      <fieldset disabled={isSubmitting} className="grid gap-5">
        {failure && <SignUpFailure failure={failure} />}
        <Issues issues={Object.values(errors).map((error) => error?.message)} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('fields.firstName')} error={issue('firstName')}>
            <TextInput {...register('firstName')} autoComplete="given-name" />
          </Field>
          <Field label={t('fields.lastName')} error={issue('lastName')}>
            <TextInput {...register('lastName')} autoComplete="family-name" />
          </Field>
        </div>
        <Field label={t('fields.email')} error={issue('email')}>
          <EmailInput
            {...register('email')}
            autoComplete="email"
            placeholder={t('emailPlaceholder')}
          />
        </Field>
        <Field label={t('fields.phone')} error={issue('phone')}>
          <TextInput
            {...register('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder="(561) 555-0100"
          />
        </Field>
        <DateField
          {...register('dateOfBirth')}
          label={t('fields.dateOfBirth')}
          error={issue('dateOfBirth')}
          isRequired
          isBirthDate
        />
        <Field
          label={t('fields.password')}
          hint={t('passwordHint')}
          error={issue('password') ?? weakness}
        >
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        <Field label={t('fields.confirmPassword')} error={issue('confirmPassword')}>
          <PasswordInput {...register('confirmPassword')} autoComplete="new-password" />
        </Field>
        <Consent issue={issue('consent')} input={register('consent')} />
        <SubmitButton busy={isSubmitting}>
          {isSubmitting ? t('submitting') : t('submit')}
        </SubmitButton>
      </fieldset>
    </form>
  );
}

/** Above the form, what is to be mended in it, each thing once. */
function Issues({ issues }: { issues: (string | undefined)[] }) {
  const { t } = useTranslation('signup');
  const found = issues.filter((key): key is ApplicationIssue => key !== undefined);
  if (found.length === 0) return null;
  const wrong = [...new Set(found.filter((key) => !missing.includes(key)))];
  return (
    <Notice tone="danger">
      {wrong.length < new Set(found).size && <p>{t('errors.missing')}</p>}
      {wrong.map((key) => (
        <p key={key}>{t(`issues.${key}`)}</p>
      ))}
    </Notice>
  );
}
