import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FactorSetup as SetupSteps } from '~/shared/second-factor/factor-setup';
import { ReauthenticationForm } from '~/shared/second-factor/reauthentication-form';
import { Button } from '~/shared/ui/button';
import { LoginFailure } from './login-failure';
import { beginFactor, confirmFactor } from './own-login';

type FactorSetupProps = {
  onDone: (recoveryCodes: string[]) => void;
  /** The factor may be on already, if only the recovery codes could not be created. */
  onCancel: () => void;
};

/** Turns the second factor on with the password, the QR code, and the first code of the app. */
export function FactorSetup({ onDone, onCancel }: FactorSetupProps) {
  const { t } = useTranslation(['manageAccount', 'secondFactor']);
  const { email } = useAdmin();
  const [isOpen, setOpen] = useState(false);
  const begin = useMutation({ mutationFn: (password: string) => beginFactor(email, password) });
  const confirm = useMutation({
    mutationFn: (code: string) => confirmFactor(begin.data?.id ?? '', code),
    onSuccess: onDone,
  });
  const cancel = () => {
    setOpen(false);
    begin.reset();
    confirm.reset();
    onCancel();
  };

  if (!isOpen) {
    return (
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {t('secondFactor:setUp')}
      </Button>
    );
  }
  if (!begin.data) {
    return (
      <ReauthenticationForm
        asks={{ password: true }}
        submitLabel={t('manageAccount:factor.next')}
        isBusy={begin.isPending}
        failure={<LoginFailure error={begin.error} />}
        onSend={({ password }) => begin.mutate(password)}
        onCancel={cancel}
      />
    );
  }
  return (
    <SetupSteps factor={begin.data}>
      <ReauthenticationForm
        asks={{ code: 'app' }}
        submitLabel={t('secondFactor:confirm')}
        isBusy={confirm.isPending}
        failure={<LoginFailure error={confirm.error} />}
        onSend={({ code }) => confirm.mutate(code)}
        onCancel={cancel}
      />
    </SetupSteps>
  );
}
