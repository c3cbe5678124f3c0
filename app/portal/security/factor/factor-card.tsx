import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { FailureNotice } from '~/portal/security/failure-notice';
import { SecurityCard } from '~/portal/security/security-card';
import { logUnknown } from '~/portal/security/security-error';
import { securityKeys } from '~/portal/security/security-keys';
import { useProof } from '~/portal/security/use-proof';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { FactorRemoval } from './factor-removal';
import { FactorSetup } from './factor-setup';
import { RecoveryCodes } from './recovery-codes';
import { beginFactor, createRecoveryCodes, type NewFactor } from './second-factor';

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

/** Few enough to think of new ones. */
const few = 3;

/** Two-step verification by authenticator app: on, off, and the codes for a lost phone. */
export function FactorCard({ email, factorId, recoveryCodesLeft: left }: FactorCardProps) {
  const { t } = useTranslation('security');
  const cache = useQueryClient();
  const { withProof, dialog } = useProof({ email, factorId });
  const [view, setView] = useState<View>({ name: 'rest' });
  const refresh = () => {
    void cache.invalidateQueries({ queryKey: securityKeys.account });
    void cache.invalidateQueries({ queryKey: securityKeys.sessions });
  };
  const begin = useSingleMutation({
    mutationFn: () => withProof(beginFactor),
    onSuccess: (factor) => setView({ name: 'setup', factor }),
    onError: logUnknown,
  });
  const makeCodes = useSingleMutation({
    mutationFn: () => withProof(createRecoveryCodes),
    onSuccess: (codes) => {
      setView({ name: 'codes', codes });
      refresh();
    },
    onError: (error) => {
      logUnknown(error);
      setView({ name: 'rest' });
      refresh();
    },
  });

  return (
    <SecurityCard
      icon={ShieldCheck}
      title={t('factor.title')}
      text={t('factor.text')}
      badge={
        factorId ? <Badge tone="success">{t('factor.on')}</Badge> : <Badge>{t('factor.off')}</Badge>
      }
    >
      {dialog}
      {begin.isError && <FailureNotice error={begin.error} fallback={t('factor.setUpFailed')} />}
      {makeCodes.isError && <FailureNotice error={makeCodes.error} fallback={t('codes.failed')} />}
      {view.name === 'setup' && (
        <FactorSetup
          factor={view.factor}
          onDone={() => makeCodes.mutate()}
          onCancel={() => setView({ name: 'rest' })}
        />
      )}
      {view.name === 'codes' && (
        <RecoveryCodes codes={view.codes} onKept={() => setView({ name: 'rest', news: 'on' })} />
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
              <p>{view.news === 'on' ? t('factor.switchedOn') : t('factor.switchedOff')}</p>
            </Notice>
          )}
          {!factorId && (
            <Button
              className="sm:justify-self-start"
              busy={begin.isPending}
              onClick={() => begin.mutate()}
            >
              {t('factor.setUp')}
            </Button>
          )}
          {factorId && (
            <div className="grid gap-4">
              <p className={left <= few ? 'font-semibold text-warning-700' : 'text-muted'}>
                {t('codes.left', { count: left })}
              </p>
              <div className="flex flex-wrap gap-3">
                <Button
                  variant="outline"
                  busy={makeCodes.isPending}
                  onClick={() => makeCodes.mutate()}
                >
                  {t('codes.make')}
                </Button>
                <Button variant="quiet" onClick={() => setView({ name: 'removal' })}>
                  {t('factor.remove')}
                </Button>
              </div>
            </div>
          )}
        </>
      )}
    </SecurityCard>
  );
}

/** The same while nobody knows whether it is on. */
export function FactorCardWaiting() {
  const { t } = useTranslation('security');
  return (
    <SecurityCard
      icon={ShieldCheck}
      title={t('factor.title')}
      text={t('factor.text')}
      badge={<Skeleton className="h-7 w-20 rounded-full" />}
    >
      <Skeleton className="h-12 w-full sm:w-28" />
    </SecurityCard>
  );
}
