import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { SetPasswordForm } from '~/shared/session/set-password-form';
import { Button } from '~/shared/ui/button';
import { ActivationError, asActivationError } from './activation-error';
import { ActivationFailure } from './activation-failure';
import type { Verified } from './verify-form';

const loadCreate = () => import('./create-account');

type PasswordFormProps = {
  member: Verified;
  onCreated: () => void;
  /** The first step was more than 15 minutes ago. */
  onExpired: (error: ActivationError) => void;
  onBack: () => void;
};

/** The password of the new account, typed twice. */
export function PasswordForm({ member, onCreated, onExpired, onBack }: PasswordFormProps) {
  const { t } = useTranslation('activation');
  const { language } = useLanguage();

  const create = async (password: string) => {
    const { email, token, expiresAt } = member;
    if (Date.now() >= expiresAt) return onExpired(new ActivationError('verification_expired'));
    const { createAccount } = await loadCreate();
    await createAccount({ email, password, token, language });
    onCreated();
  };

  return (
    <SetPasswordForm
      email={member.email}
      keptAs="activation-password"
      texts={{
        password: t('signup.password'),
        hint: t('signup.hint'),
        confirmation: t('signup.confirmation'),
        submit: t('signup.submit'),
        submitting: t('signup.submitting'),
      }}
      issues={{ short: t('issues.passwordShort'), differ: t('issues.passwordsDiffer') }}
      load={loadCreate}
      onSubmit={create}
      onFailure={(error) => asActivationError(error, 'activate_unexpected')}
      renderFailure={(failure) => <ActivationFailure failure={failure} />}
    >
      <Button variant="quiet" wide onClick={onBack}>
        {t('signup.back')}
      </Button>
    </SetPasswordForm>
  );
}
