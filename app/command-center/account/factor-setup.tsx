import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAdmin } from '~/command-center/kit/backend/session';
import { brand } from '~/shared/brand/brand';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Button } from '~/shared/ui/button';
import { Skeleton } from '~/shared/ui/skeleton';
import { appAddress } from './app-address';
import { drawCode } from './draw-code';
import { ProofForm } from './proof-form';
import { beginFactor, confirmFactor } from './second-factor';

/** From off to on: the password, the picture for the app, and its first code. */
export function FactorSetup({ onDone }: { onDone: (recoveryCodes: string[]) => void }) {
  const { t } = useTranslation('manageAccount');
  const { email } = useAdmin();
  const [isAsking, setAsking] = useState(false);
  const begin = useMutation({ mutationFn: beginFactor });
  const confirm = useMutation({ mutationFn: confirmFactor, onSuccess: onDone });
  const secret = begin.data;
  const address = secret && appAddress(brand.name, email, secret);
  const { data: picture } = useQuery({
    queryKey: ['account', 'picture', address],
    queryFn: () => drawCode(address ?? ''),
    enabled: Boolean(address),
    gcTime: 0,
  });
  const cancel = () => {
    setAsking(false);
    begin.reset();
    confirm.reset();
  };

  if (!isAsking) {
    return (
      <Button className="justify-self-start" onClick={() => setAsking(true)}>
        {t('factor.setUp')}
      </Button>
    );
  }
  if (!secret) {
    return (
      <ProofForm
        asks={{ password: true }}
        submitLabel={t('factor.next')}
        isBusy={begin.isPending}
        error={begin.error}
        onSend={({ password }) => begin.mutate(password)}
        onCancel={cancel}
      />
    );
  }
  return (
    <ol className="grid gap-6">
      <li className="grid gap-4">
        <p className="font-semibold">{t('factor.scan')}</p>
        <div className="flex flex-wrap items-center gap-6">
          {picture ? (
            <img
              src={picture}
              alt={t('factor.pictureAlt')}
              width={184}
              height={184}
              className="rounded-md border border-line bg-white p-2"
            />
          ) : (
            <Skeleton className="size-46" />
          )}
          <div className="grid min-w-0 gap-2">
            <p className="max-w-60 text-sm text-muted">{t('factor.orType')}</p>
            <p data-testid="secret" className="max-w-60 font-semibold tracking-wider wrap-anywhere">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </p>
          </div>
        </div>
      </li>
      <li className="grid gap-4">
        <p className="font-semibold">{t('factor.enterCode')}</p>
        <ProofForm
          asks={{ code: 'app' }}
          submitLabel={t('factor.confirm')}
          isBusy={confirm.isPending}
          error={confirm.error}
          onSend={({ code }) => confirm.mutate(code)}
          onCancel={cancel}
        />
      </li>
    </ol>
  );
}
