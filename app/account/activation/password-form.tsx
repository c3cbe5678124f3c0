import { useRef, useState } from 'react';
import { Field } from '~/shared/fields/field';
import { PasswordInput } from '~/shared/fields/password-input';
import { useKeptFields } from '~/shared/fields/use-kept-fields';
import { useLazyForm } from '~/shared/fields/use-lazy-form';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { ActivationError, asActivationError } from './activation-error';
import { ActivationFailure } from './activation-failure';
import type { ActivationIssue, ChosenPassword } from './schemas';
import type { Verified } from './verify-form';

const loadCreate = () => import('./create-account');

const load = async () => {
  const [{ passwordForm }] = await Promise.all([import('./forms'), loadCreate()]);
  return passwordForm();
};

type PasswordFormProps = {
  member: Verified;
  onCreated: () => void;
  /** The first step has been too long ago. */
  onExpired: (error: ActivationError) => void;
  onBack: () => void;
};

/** The password of the new account, twice. */
export function PasswordForm({ member, onCreated, onExpired, onBack }: PasswordFormProps) {
  const { t } = useTranslation('activation');
  const { language } = useLanguage();
  const [failure, setFailure] = useState<ActivationError>();
  const element = useRef<HTMLFormElement>(null);
  useKeptFields(element, 'activation-password');
  const form = useLazyForm<ChosenPassword>({
    load,
    onSubmit: async ({ password }) => {
      setFailure(undefined);
      const { email, token, expiresAt } = member;
      if (Date.now() >= expiresAt) return onExpired(new ActivationError('verification_expired'));
      const { createAccount } = await loadCreate();
      await createAccount({ email, password, token, language });
      onCreated();
    },
    onFailure: (error) => {
      const reason = asActivationError(error, 'activate_unexpected');
      if (reason.code === 'activate_unexpected') console.warn('Activation:', error);
      setFailure(reason);
    },
  });
  const { register, errors, isSubmitting, prepare } = form;
  const issue = (field: keyof ChosenPassword) => {
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
        <Field label={t('signup.password')} hint={t('signup.hint')} error={issue('password')}>
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        <Field label={t('signup.confirmation')} error={issue('confirmation')}>
          <PasswordInput {...register('confirmation')} autoComplete="new-password" />
        </Field>
        <div className="grid gap-3">
          <Button type="submit" size="lg" wide busy={isSubmitting}>
            {isSubmitting ? t('signup.submitting') : t('signup.submit')}
          </Button>
          <Button variant="quiet" wide onClick={onBack}>
            {t('signup.back')}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
