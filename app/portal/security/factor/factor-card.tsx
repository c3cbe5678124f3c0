import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { securityKeys } from '~/portal/security/account';
import { FailureNotice, SecurityCard } from '~/portal/security/security-card';
import { logUnexpected } from '~/portal/security/security-error';
import { useReauthentication } from '~/portal/security/use-reauthentication';
import { brand } from '~/shared/brand/brand';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { FactorActions } from '~/shared/second-factor/factor-actions';
import { FactorSetup } from '~/shared/second-factor/factor-setup';
import { ReauthenticationForm } from '~/shared/second-factor/reauthentication-form';
import { RecoveryCodes } from '~/shared/second-factor/recovery-codes';
import type { NewFactor } from '~/shared/second-factor/second-factor';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import {
  beginFactor,
  createRecoveryCodes,
  removeFactor,
  verifyAnyCode,
  verifyCode,
} from './second-factor';

const plainBrand = brand.name
  .toLowerCase()
  .normalize('NFD')
  .replace(/[^a-z]/g, '');

type FactorCardProps = {
  email: string;
  factorId: string | undefined;
  recoveryCodesLeft: number;
};

type View =
  | { name: 'rest'; news?: 'on' | 'off' }
  | { name: 'setup'; factor: NewFactor }
  | { name: 'codes'; codes: string[] }
  | { name: 'removal' };

/** Two-step verification by authenticator app: on, off, and the codes for a lost phone. */
export function FactorCard({ email, factorId, recoveryCodesLeft }: FactorCardProps) {
  const { t } = useTranslation(['security', 'secondFactor']);
  const cache = useQueryClient();
  const { withProof, dialog } = useReauthentication({ email, factorId });
  const [view, setView] = useState<View>({ name: 'rest' });
  const refresh = () => {
    void cache.invalidateQueries({ queryKey: securityKeys.account });
    void cache.invalidateQueries({ queryKey: securityKeys.sessions });
  };
  const begin = useSingleMutation({
    mutationFn: () => withProof(beginFactor),
    onSuccess: (factor) => setView({ name: 'setup', factor }),
    onError: logUnexpected,
  });
  const verify = useSingleMutation({
    mutationFn: (proof: { factorId: string; code: string }) =>
      verifyCode(proof.factorId, proof.code),
    onSuccess: () => makeCodes.mutate(),
    onError: logUnexpected,
  });
  const makeCodes = useSingleMutation({
    mutationFn: () => withProof(createRecoveryCodes),
    onSuccess: (codes) => {
      setView({ name: 'codes', codes });
      refresh();
    },
    onError: (error) => {
      logUnexpected(error);
      setView({ name: 'rest' });
      refresh();
    },
  });

  return (
    <SecurityCard
      icon={ShieldCheck}
      title={t('secondFactor:title')}
      text={t('secondFactor:text')}
      badge={
        factorId ? (
          <Badge tone="success">{t('secondFactor:on')}</Badge>
        ) : (
          <Badge>{t('secondFactor:off')}</Badge>
        )
      }
    >
      {dialog}
      {begin.isError && (
        <FailureNotice error={begin.error} fallback={t('security:factor.setUpFailed')} />
      )}
      {makeCodes.isError && (
        <FailureNotice error={makeCodes.error} fallback={t('security:codes.failed')} />
      )}
      {view.name === 'setup' && (
        <FactorSetup factor={view.factor}>
          <ReauthenticationForm
            asks={{ code: 'app' }}
            submitLabel={
              verify.isPending ? t('security:factor.verifying') : t('secondFactor:confirm')
            }
            isBusy={verify.isPending}
            failure={
              verify.isError && (
                <FailureNotice error={verify.error} fallback={t('security:factor.setUpFailed')} />
              )
            }
            onSend={({ code }) => verify.mutate({ factorId: view.factor.id, code })}
            onCancel={() => {
              verify.reset();
              setView({ name: 'rest' });
            }}
          />
        </FactorSetup>
      )}
      {view.name === 'codes' && (
        <RecoveryCodes
          codes={view.codes}
          file={{
            name: `${plainBrand}-${t('security:codes.fileName')}`,
            title: t('security:codes.fileTitle'),
          }}
          onKept={() => setView({ name: 'rest', news: 'on' })}
        />
      )}
      {view.name === 'removal' && factorId && (
        <FactorRemoval
          factorId={factorId}
          onRemoved={() => {
            setView({ name: 'rest', news: 'off' });
            refresh();
          }}
          onCancel={() => setView({ name: 'rest' })}
        />
      )}
      {view.name === 'rest' && (
        <>
          {view.news && (
            <Notice tone="success" live="status">
              <p>
                {view.news === 'on' ? t('secondFactor:switchedOn') : t('secondFactor:switchedOff')}
              </p>
            </Notice>
          )}
          {factorId ? (
            <FactorActions
              codesLeft={recoveryCodesLeft}
              isBusy={makeCodes.isPending}
              onRenew={() => makeCodes.mutate()}
              onRemove={() => setView({ name: 'removal' })}
            />
          ) : (
            <Button
              className="sm:justify-self-start"
              busy={begin.isPending}
              onClick={() => begin.mutate()}
            >
              {t('secondFactor:setUp')}
            </Button>
          )}
        </>
      )}
    </SecurityCard>
  );
}

/** The card while its state loads. */
export function FactorCardSkeleton() {
  const { t } = useTranslation(['security', 'secondFactor']);
  return (
    <SecurityCard
      icon={ShieldCheck}
      title={t('secondFactor:title')}
      text={t('secondFactor:text')}
      badge={<Skeleton className="h-7 w-20 rounded-full" />}
    >
      <Skeleton className="h-12 w-full sm:w-28" />
    </SecurityCard>
  );
}

type FactorRemovalProps = { factorId: string; onRemoved: () => void; onCancel: () => void };

/** Turns two-step verification off, with a code of the app or a recovery code. */
function FactorRemoval({ factorId, onRemoved, onCancel }: FactorRemovalProps) {
  const { t } = useTranslation(['security', 'secondFactor']);
  const remove = useSingleMutation({
    mutationFn: async (code: string) => {
      await verifyAnyCode(factorId, code);
      await removeFactor(factorId);
    },
    onSuccess: onRemoved,
    onError: logUnexpected,
  });
  return (
    <div className="grid gap-4">
      <p className="max-w-prose">{t('security:factor.removeText')}</p>
      <ReauthenticationForm
        asks={{ code: 'any' }}
        variant="danger"
        submitLabel={remove.isPending ? t('security:factor.removing') : t('secondFactor:remove')}
        isBusy={remove.isPending}
        failure={
          remove.isError && (
            <FailureNotice error={remove.error} fallback={t('security:factor.removeFailed')} />
          )
        }
        onSend={({ code }) => remove.mutate(code)}
        onCancel={onCancel}
      />
    </div>
  );
}
