import { useRef } from 'react';
import { DateField } from '~/shared/fields/date-field';
import { Field } from '~/shared/fields/field';
import { SubmitButton } from '~/shared/fields/submit-button';
import { EmailInput } from '~/shared/fields/text-input';
import { clearFormDraft, useFormDraft } from '~/shared/fields/use-form-draft';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ActivationError, asActivationError } from './activation-error';
import { ActivationFailure } from './activation-failure';
import type { Identity, IdentityIssue } from './identity-form';

/** A member who may create an account until `expiresAt` (milliseconds since 1970). */
export type Verified = { email: string; token: string; expiresAt: number };

const keptAs = 'activation';

const loadVerify = () => import('./verify-member');

const load = async () => {
  const [{ identityForm }] = await Promise.all([import('./identity-form'), loadVerify()]);
  return identityForm();
};

type VerifyFormProps = {
  /** The email that the sign-in page already knows. */
  email: string | undefined;
  /** Why the first step is shown again. */
  initialFailure: ActivationError | undefined;
  onVerified: (member: Verified) => void;
  onAlreadyActive: (email: string) => void;
};

/** Verifies the email and the date of birth in the member's record. */
export function VerifyForm(props: VerifyFormProps) {
  const { email, initialFailure, onVerified, onAlreadyActive } = props;
  const { t } = useTranslation('activation');
  const element = useRef<HTMLFormElement>(null);
  useFormDraft(element, keptAs);
  const form = useLazyForm<Identity, ActivationError>({
    load,
    initialFailure,
    onSubmit: async (identity) => {
      const answer = await (await loadVerify()).verifyMember(identity);
      if (answer.status === 'not_found') throw new ActivationError('not_found');
      clearFormDraft(keptAs);
      if (answer.status === 'already_linked') return onAlreadyActive(identity.email);
      const { activation_token: token, expires_at } = answer;
      onVerified({ email: identity.email, token, expiresAt: Date.parse(expires_at) });
    },
    onFailure: (error) => asActivationError(error, 'verify_unexpected'),
  });
  const { register, errors, failure, isSubmitting } = form;
  const issue = (field: keyof Identity) => {
    const key = errors[field]?.message as IdentityIssue | undefined;
    return key && t(`issues.${key}`);
  };

  return (
    <form {...form.formProps} ref={element}>
      <fieldset disabled={isSubmitting} className="grid gap-5">
        {failure && <ActivationFailure failure={failure} />}
        <Field label={t('verify.email')} error={issue('email')}>
          <EmailInput
            {...register('email')}
            autoComplete="username"
            placeholder={t('verify.emailPlaceholder')}
            {...(email ? { defaultValue: email } : {})}
          />
        </Field>
        <DateField
          {...register('birthDate')}
          label={t('verify.birthDate')}
          error={issue('birthDate')}
          isRequired
          isBirthDate
        />
        <SubmitButton busy={isSubmitting}>
          {isSubmitting ? t('verify.submitting') : t('verify.submit')}
        </SubmitButton>
      </fieldset>
    </form>
  );
}
