import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { logOut } from '~/command-center/frame/log-out';
import { useAdmin } from '~/command-center/kit/backend/session';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FactorActions } from '~/shared/second-factor/factor-actions';
import { ReauthenticationForm } from '~/shared/second-factor/reauthentication-form';
import { LoginFailure } from './login-failure';
import { renewCodes, turnOffFactor } from './own-login';

type FactorChangesProps = {
  factorId: string;
  codesLeft: number;
  onCodes: (codes: string[]) => void;
  onRemoved: () => void;
};

/** Creates new recovery codes, or removes the second factor. Where it is required, the next sign-in sets it up. */
export function FactorChanges({ factorId, codesLeft, onCodes, onRemoved }: FactorChangesProps) {
  const { t } = useTranslation(['manageAccount', 'secondFactor']);
  const { requires_second_factor: isRequired } = useAdmin();
  const removeLabel = isRequired ? t('manageAccount:factor.change') : t('secondFactor:remove');
  const [change, setChange] = useState<'codes' | 'removal'>();
  const renew = useMutation({
    mutationFn: (code: string) => renewCodes(factorId, code),
    onSuccess: onCodes,
  });
  const remove = useMutation({
    mutationFn: (code: string) => turnOffFactor(factorId, code),
    onSuccess: () => (isRequired ? logOut('signedOut') : onRemoved()),
  });
  const cancel = () => {
    setChange(undefined);
    renew.reset();
    remove.reset();
  };

  if (change === 'codes') {
    return (
      <div className="grid gap-4">
        <p className="font-semibold">{t('manageAccount:codes.renewText')}</p>
        <ReauthenticationForm
          asks={{ code: 'any' }}
          submitLabel={t('secondFactor:codes.make')}
          isBusy={renew.isPending}
          failure={<LoginFailure error={renew.error} />}
          onSend={({ code }) => renew.mutate(code)}
          onCancel={cancel}
        />
      </div>
    );
  }
  if (change === 'removal') {
    return (
      <div className="grid gap-4">
        <p className="font-semibold">
          {t(`manageAccount:factor.${isRequired ? 'changeText' : 'removeText'}`)}
        </p>
        <ReauthenticationForm
          asks={{ code: 'any' }}
          submitLabel={removeLabel}
          variant="danger"
          isBusy={remove.isPending}
          failure={<LoginFailure error={remove.error} />}
          onSend={({ code }) => remove.mutate(code)}
          onCancel={cancel}
        />
      </div>
    );
  }
  return (
    <FactorActions
      codesLeft={codesLeft}
      removeLabel={removeLabel}
      onRenew={() => setChange('codes')}
      onRemove={() => setChange('removal')}
    />
  );
}
