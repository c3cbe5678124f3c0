import { useRef, useState } from 'react';
import { DateField } from '~/shared/fields/date-field';
import { EmailInput } from '~/shared/fields/email-input';
import { Field } from '~/shared/fields/field';
import { SubmitButton } from '~/shared/fields/submit-button';
import { forgetFields, useKeptFields } from '~/shared/fields/use-kept-fields';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ActivationError, asActivationError } from './activation-error';
import { ActivationFailure } from './activation-failure';
import type { ActivationIssue, Identity } from './schemas';

/** A member without an account, who may make one until `expiresAt` (milliseconds since 1970). */
export type Verified = { email: string; token: string; expiresAt: number };

const keptAs = 'activation';

const loadVerify = () => import('./verify-member');

const load = async () => {
  const [{ identityForm }] = await Promise.all([import('./forms'), loadVerify()]);
  return identityForm();
};

type VerifyFormProps = {
  /** What is known already, from the sign-in page. */
  email: string | undefined;
  /** Why this step is shown again. */
  initialFailure: ActivationError | undefined;
  onVerified: (member: Verified) => void;
  onAlreadyActive: () => void;
};

/** E-mail and date of birth, as the member's record has them. */
export function VerifyForm(props: VerifyFormProps) {
  const { email, initialFailure, onVerified, onAlreadyActive } = props;
  const { t } = useTranslation('activation');
  const [failure, setFailure] = useState(initialFailure);
  const element = useRef<HTMLFormElement>(null);
  useKeptFields(element, keptAs);
  const form = useLazyForm<Identity>({
    load,
    onSubmit: async (identity) => {
      setFailure(undefined);
      const answer = await (await loadVerify()).verifyMember(identity);
      if (answer.status === 'not_found') throw new ActivationError('not_found');
      forgetFields(keptAs);
      if (answer.status === 'already_linked') return onAlreadyActive();
      const { activation_token: token, expires_at } = answer;
      onVerified({ email: identity.email, token, expiresAt: Date.parse(expires_at) });
    },
    onFailure: (error) => {
      const reason = asActivationError(error, 'verify_unexpected');
      if (reason.code === 'verify_unexpected') console.warn('Activation:', error);
      setFailure(reason);
    },
  });
  const { register, errors, isSubmitting, prepare } = form;
  const issue = (field: keyof Identity) => {
    const key = errors[field]?.message as ActivationIssue | undefined;
    return key && t(`issues.${key}`);
  };

  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={form.submit}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
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
