import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logOut } from '~/command-center/frame/log-out';
import {
  beginFactor,
  confirmFactor,
  loginQuery,
  renewCodes,
  turnOffFactor,
} from '~/command-center/kit/backend/own-login';
import { useAdmin } from '~/command-center/kit/backend/session';
import { ListFailure } from '~/command-center/kit/list-messages';
import { LoginFailure } from '~/command-center/kit/login-failure';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FactorActions } from '~/shared/second-factor/factor-actions';
import { FactorSetup as SetupSteps } from '~/shared/second-factor/factor-setup';
import { ReauthenticationForm } from '~/shared/second-factor/reauthentication-form';
import { RecoveryCodes } from '~/shared/second-factor/recovery-codes';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { AccountCard } from './account-card';

/** The controls of two-step verification by authenticator app, and codes for a lost phone. */
export function FactorCard() {
  const { t } = useTranslation(['commandCenter', 'secondFactor']);
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(loginQuery);
  const [codes, setCodes] = useState<string[]>();
  const [news, setNews] = useState<'on' | 'off'>();
  const factorId = data?.factorId;
  const isOn = factorId !== undefined;
  const refresh = () => client.invalidateQueries({ queryKey: loginQuery.queryKey });

  const showCodes = (made: string[]) => {
    setCodes(made);
    setNews(undefined);
    void refresh();
  };

  return (
    <AccountCard
      title={t('secondFactor:title')}
      text={t('secondFactor:text')}
      badge={
        data && (
          <Badge dot tone={isOn ? 'success' : 'neutral'}>
            {isOn ? t('secondFactor:on') : t('secondFactor:off')}
          </Badge>
        )
      }
    >
      {!data && error && (
        <ListFailure error={error} isTrying={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="h-24" />}
      {news && !codes && (
        <Notice tone="success" live="status">
          <p>{t(news === 'on' ? 'secondFactor:switchedOn' : 'secondFactor:switchedOff')}</p>
        </Notice>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          file={{
            name: t('commandCenter:recoveryFile.name'),
            title: t('commandCenter:recoveryFile.title'),
          }}
          onKept={() => {
            setCodes(undefined);
            setNews('on');
          }}
        />
      )}
      {data && !codes && !isOn && <FactorSetup onDone={showCodes} onCancel={refresh} />}
      {data && !codes && isOn && (
        <FactorChanges
          factorId={factorId}
          codesLeft={data.recoveryCodesLeft}
          onCodes={showCodes}
          onRemoved={() => {
            setNews('off');
            void refresh();
          }}
        />
      )}
    </AccountCard>
  );
}

type FactorSetupProps = {
  onDone: (recoveryCodes: string[]) => void;
  /** The factor may be on already, if only the recovery codes could not be created. */
  onCancel: () => void;
};

/** Turns the second factor on with the password, the QR code, and the first code of the app. */
function FactorSetup({ onDone, onCancel }: FactorSetupProps) {
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

type FactorChangesProps = {
  factorId: string;
  codesLeft: number;
  onCodes: (codes: string[]) => void;
  onRemoved: () => void;
};

/** Creates new recovery codes, or removes the second factor. Where it is required, the next sign-in sets it up. */
function FactorChanges({ factorId, codesLeft, onCodes, onRemoved }: FactorChangesProps) {
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
