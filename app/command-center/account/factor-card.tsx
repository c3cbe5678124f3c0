import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ListFailure } from '~/command-center/kit/list-messages';
import { useTranslation } from '~/shared/i18n/use-translation';
import { RecoveryCodes } from '~/shared/second-factor/recovery-codes';
import { Badge } from '~/shared/ui/badge';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { AccountCard } from './account-card';
import { FactorChanges } from './factor-changes';
import { FactorSetup } from './factor-setup';
import { loginQuery } from './own-login';

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
