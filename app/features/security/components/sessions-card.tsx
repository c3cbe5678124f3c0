import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { LoadFailure } from '~/components/load-failure';
import { useLanguage } from '~/i18n/use-language';
import { useTranslation } from '~/i18n/use-translation';
import { formatMoment } from '~/lib/dates';
import { useSingleMutation } from '~/lib/use-single-mutation';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { Skeleton } from '~/ui/skeleton';
import { endOtherSessions, sessionsQuery } from '../api/open-sessions';
import { deviceOf } from '../device';
import { logUnknown } from '../security-error';
import { securityKeys } from '../security-keys';
import { FailureNotice } from './failure-notice';
import { SecurityCard } from './security-card';
import { useProof } from './use-proof';

/** The dialog is a file of its own, which the portal's way out asks for as well. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('~/ui/confirm-dialog')).ConfirmDialog,
}));

type SessionsCardProps = { email: string; factorId: string | undefined };

/** Where the member is signed in, and the way out everywhere else. */
export function SessionsCard({ email, factorId }: SessionsCardProps) {
  const { t } = useTranslation(['security', 'common']);
  const cache = useQueryClient();
  const { withProof, dialog } = useProof({ email, factorId });
  const [isAsking, setAsking] = useState(false);
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery());
  const end = useSingleMutation({
    mutationFn: () => {
      // One dialog at a time: the answer is given, and the proof may be asked for next.
      setAsking(false);
      return withProof(endOtherSessions);
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: securityKeys.sessions }),
    onError: logUnknown,
  });
  const others = sessions?.filter(({ is_current }) => !is_current).length ?? 0;

  return (
    <SecurityCard
      icon={MonitorSmartphone}
      title={t('security:sessions.title')}
      text={t('security:sessions.text')}
    >
      {end.isSuccess && (
        <Notice tone="success" live="status">
          <p>{t('security:sessions.ended')}</p>
        </Notice>
      )}
      {end.isError && (
        <FailureNotice error={end.error} fallback={t('security:sessions.endFailed')} />
      )}
      {!sessions && error && (
        <LoadFailure
          title={t('security:sessions.failed')}
          error={error}
          isTrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !sessions && <Skeleton className="h-18 w-full" />}
      {sessions && (
        <ul className="-mb-4 divide-y divide-line border-t border-line">
          {sessions.map((session) => (
            <li key={session.id}>
              <OpenSession {...session} />
            </li>
          ))}
        </ul>
      )}
      {others > 0 && (
        <Button
          variant="outline"
          className="mt-2 sm:justify-self-start"
          onClick={() => setAsking(true)}
        >
          {t('security:sessions.end')}
        </Button>
      )}
      {dialog}
      <Suspense>
        <ConfirmDialog
          open={isAsking}
          title={t('security:sessions.askTitle')}
          message={t('security:sessions.ask')}
          confirmLabel={end.isPending ? t('security:sessions.ending') : t('security:sessions.end')}
          busy={end.isPending}
          onConfirm={() => end.mutate()}
          onCancel={() => setAsking(false)}
        />
      </Suspense>
    </SecurityCard>
  );
}

type OpenSessionProps = {
  user_agent: string | null;
  ip: string | null;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
};

function OpenSession({ user_agent, ip, created_at, last_used_at, is_current }: OpenSessionProps) {
  const { t } = useTranslation('security');
  const { language } = useLanguage();
  const { browser, system, isHandheld } = deviceOf(user_agent);
  const Icon = isHandheld ? Smartphone : Laptop;
  const name = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
  const time = (iso: string) => formatMoment(iso, language);
  return (
    <div className="flex items-start gap-4 py-4">
      <Icon className="mt-0.5 size-6 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
          {name}
          {is_current && <Badge tone="success">{t('sessions.current')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {is_current
            ? t('sessions.since', { time: time(created_at) })
            : t('sessions.lastUsed', { time: time(last_used_at) })}
        </p>
        {ip && <p className="text-sm wrap-anywhere text-muted">{t('sessions.ip', { ip })}</p>}
      </div>
    </div>
  );
}
