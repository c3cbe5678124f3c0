import { type ComponentProps, useId, useRef, useState } from 'react';
import type { Page } from '~/paths';
import { generalMessageKeys } from '~/shared/backend/coded-error';
import { Choice } from '~/shared/fields/choice';
import { DateField } from '~/shared/fields/date-field';
import { Field, FieldError } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { StateSelect } from '~/shared/fields/state-select';
import { SubmitButton } from '~/shared/fields/submit-button';
import { EmailInput, TextInput } from '~/shared/fields/text-input';
import { clearFormDraft, useFormDraft } from '~/shared/fields/use-form-draft';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { LegalNotice } from '~/shared/page/legal-notice';
import { LocalLink } from '~/shared/page/local-link';
import { FailureNotice, Notice } from '~/shared/ui/notice';
import type { Application, ApplicationIssue } from './application';
import { asSignUpError, type SignUpError, signUpMessageKeys } from './sign-up-error';
import { StateRuleNotice, useStateRule } from './state-rule-notice';

const keptAs = 'sign-up';

const loadSignUp = () => import('./create-account');

/** Loads the sign-up with the form, so that nothing is missing when the form is sent. */
const load = async () => {
  const [{ applicationForm }] = await Promise.all([import('./application'), loadSignUp()]);
  return applicationForm();
};

/** The issues of empty fields. */
const missing: readonly string[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'state',
  'dateOfBirth',
  'password',
  'confirmPassword',
] satisfies ApplicationIssue[];

type SignUpFormProps = { onCreated: (email: string) => Promise<void> | void };

/**
 * The fields of an application, the notice of the state, and the consent. The inputs are uncontrolled and have no
 * default values, so that text typed or autofilled before hydration stays.
 */
export function SignUpForm({ onCreated }: SignUpFormProps) {
  const { t } = useTranslation('signup');
  const { language } = useLanguage();
  const unanswered = useRef('');
  const element = useRef<HTMLFormElement>(null);
  const { state, rule, show, retry } = useStateRule(element);
  const [acknowledged, setAcknowledged] = useState('');
  useFormDraft(element, keptAs);

  const form = useLazyForm<Application, SignUpError>({
    load,
    onSubmit: async (application) => {
      const content = JSON.stringify([application, acknowledged]);
      const isRepeated = unanswered.current === content;
      unanswered.current = content;
      const { createAccount } = await loadSignUp();
      await createAccount(application, language, acknowledged, isRepeated);
      clearFormDraft(keptAs);
      await onCreated(application.email);
    },
    onFailure: (error) => {
      const reason = asSignUpError(error);
      if (reason.code !== 'network_failed') unanswered.current = '';
      if (reason.stateRule) show(state, reason.stateRule);
      return reason;
    },
  });
  const { register, errors, failure, isSubmitting } = form;

  const issueOf = (field: keyof Application) =>
    errors[field]?.message as ApplicationIssue | undefined;
  const issue = (field: keyof Application) => {
    const key = issueOf(field);
    return key && t(`issues.${key}`);
  };
  const found = Object.values(errors).map(
    (error) => error?.message as ApplicationIssue | undefined,
  );
  const isUnread =
    typeof rule === 'object' && rule.status === 'notice' && rule.rule_id !== acknowledged;
  const isMissing = isUnread && (found.length > 0 || failure?.code === 'state_notice');
  const weakness =
    failure?.code === 'weak_password' ? t(`weaknesses.${failure.weakness ?? 'pwned'}`) : undefined;

  return (
    <form {...form.formProps} ref={element}>
      <fieldset disabled={isSubmitting} className="grid gap-5">
        {failure && <SignUpFailure failure={failure} />}
        {found.length > 0 && <Issues issues={isMissing ? [...found, 'stateNotice'] : found} />}
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
        <Field label={t('fields.state')} error={issue('state')}>
          <StateSelect
            choose={t('state.choose')}
            {...register('state')}
            autoComplete="address-level1"
          />
        </Field>
        <StateRuleNotice
          state={state}
          rule={rule}
          acknowledged={acknowledged}
          onAcknowledge={setAcknowledged}
          onRetry={retry}
          isMissing={isMissing}
        />
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

/** Lists the issues of the form above it, each once. */
function Issues({ issues }: { issues: (ApplicationIssue | undefined)[] }) {
  const { t } = useTranslation('signup');
  const found = issues.filter((key) => key !== undefined);
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

type ConsentProps = {
  issue: string | undefined;
  input: Omit<ComponentProps<'input'>, 'type'>;
};

/**
 * The consent of an applicant: the legal notice, the rules, and the terms. The links open a new
 * tab, so that the form keeps its values, including passwords.
 */
function Consent({ issue, input }: ConsentProps) {
  const { t } = useTranslation('signup');
  const errorId = useId();
  const link = 'link inline-flex min-h-6 items-center font-semibold';
  return (
    <div className="grid gap-3">
      <LegalNotice newTab />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span className="text-muted">{t('consent.read')}</span>
        <LocalLink to="rules" target="_blank" className={link}>
          {t('consent.rules')}
        </LocalLink>
        <LocalLink to="legal" hash="terms" target="_blank" className={link}>
          {t('consent.terms')}
        </LocalLink>
      </p>
      <Choice
        {...input}
        type="checkbox"
        aria-invalid={issue ? true : undefined}
        aria-describedby={issue ? errorId : undefined}
      >
        {t('consent.label')}
      </Choice>
      <FieldError id={errorId} error={issue} />
    </div>
  );
}

const links = {
  already_registered: [
    ['login', 'signup:signIn'],
    ['forgotPassword', 'signup:forgotPassword'],
  ],
  needs_activation: [['activateAccount', 'signup:activate']],
  state_closed: [['contact', 'signup:state.contact']],
  choice_gone: [['cost', 'signup:choice.see']],
} as const satisfies Partial<Record<SignUpError['code'], readonly (readonly [Page, string])[]>>;

/** Describes why no account was created, with links to what the visitor can use instead. */
function SignUpFailure({ failure }: { failure: SignUpError }) {
  const { t } = useTranslation(['signup', 'errors']);
  const { code } = failure;
  const title = code in generalMessageKeys ? t('signup:errors.failed') : undefined;
  return (
    <FailureNotice reason={failure} title={title}>
      <p>{t(signUpMessageKeys[code])}</p>
      {code in links && (
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {links[code as keyof typeof links].map(([page, label]) => (
            <LocalLink key={page} to={page} className="link font-semibold">
              {t(label)}
            </LocalLink>
          ))}
        </p>
      )}
    </FailureNotice>
  );
}
