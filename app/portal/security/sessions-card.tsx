import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, MonitorSmartphone, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { deviceOf } from '~/portal/notices/device';
import { useSingleMutation } from '~/shared/browser/use-single-mutation';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';
import { FocusOnMount } from '~/shared/ui/focus-on-mount';
import { LoadFailure } from '~/shared/ui/load-failure';
import { Notice } from '~/shared/ui/notice';
import { Skeleton } from '~/shared/ui/skeleton';
import { endOtherSessions, endSession, securityKeys, sessionsQuery } from './account';
import { FailureNotice, SecurityCard } from './security-card';
import { logUnexpected } from './security-error';
import { useReauthentication } from './use-reauthentication';

/** The dialog is a separate file, which sign-out loads too. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('~/shared/ui/confirm-dialog')).ConfirmDialog,
}));

type SessionsCardProps = { email: string; factorId: string | undefined };

/** The member's sessions, and the button that ends all others. */
export function SessionsCard({ email, factorId }: SessionsCardProps) {
  const { t } = useTranslation(['security', 'common']);
  const cache = useQueryClient();
  const { withProof, dialog } = useReauthentication({ email, factorId });
  const [isAsking, setAsking] = useState(false);
  const query = useQuery(sessionsQuery());
  const sessions = query.data;
  const end = useSingleMutation({
    mutationFn: () => {
      // One dialog at a time: the change may request a proof next.
      setAsking(false);
      return withProof(endOtherSessions);
    },
    onSuccess: () => cache.invalidateQueries({ queryKey: securityKeys.sessions }),
    onError: logUnexpected,
  });
  const endOne = useSingleMutation({
    mutationFn: ({ session }: { session: Session; device: string }) =>
      withProof(() => endSession(session.id)),
    onSuccess: () => cache.invalidateQueries({ queryKey: securityKeys.sessions }),
    onError: logUnexpected,
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
      {endOne.isSuccess && (
        // The button that had the focus is gone with its session.
        <FocusOnMount reason={endOne.submittedAt}>
          <Notice tone="success" live="status">
            <p>{t('security:sessions.endedOne', { device: endOne.variables.device })}</p>
          </Notice>
        </FocusOnMount>
      )}
      {endOne.isError && (
        <FailureNotice error={endOne.error} fallback={t('security:sessions.endOneFailed')} />
      )}
      {end.isError && (
        <FailureNotice error={end.error} fallback={t('security:sessions.endFailed')} />
      )}
      {!sessions && query.error && (
        <LoadFailure title={t('security:sessions.failed')} query={query} />
      )}
      {!query.error && !sessions && <Skeleton className="h-18 w-full" />}
      {sessions && (
        <ul className="-mb-4 divide-y divide-line border-t border-line">
          {sessions.map((session) => (
            <li key={session.id}>
              <OpenSession
                session={session}
                isEnding={endOne.isPending && endOne.variables.session.id === session.id}
                onEnd={(device) => endOne.mutate({ session, device })}
              />
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

type Session = {
  id: string;
  user_agent: string | null;
  ip: string | null;
  created_at: string;
  last_used_at: string;
  is_current: boolean;
};

type OpenSessionProps = {
  session: Session;
  isEnding: boolean;
  /** Signs this device out. Its name is for the confirmation. */
  onEnd: (device: string) => void;
};

/** A device on which the member is signed in. Every other device can be signed out. */
function OpenSession({ session, isEnding, onEnd }: OpenSessionProps) {
  const { t } = useTranslation('security');
  const { language } = useLanguage();
  const { user_agent, ip, created_at, last_used_at, is_current } = session;
  const device = deviceOf(user_agent);
  const Icon = device.isHandheld ? Smartphone : Laptop;
  const name = device.name || t('sessions.unknown');
  const time = (iso: string) => formatDateTime(iso, language);
  return (
    <div className="flex items-start gap-4 py-4">
      <Icon className="mt-0.5 size-6 shrink-0 text-muted" strokeWidth={1.75} />
      <div className="grid min-w-0 grow gap-1">
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
      {!is_current && (
        <Button
          variant="quiet"
          size="sm"
          busy={isEnding}
          aria-label={t('sessions.endOneName', { device: name })}
          className="-mr-3 shrink-0"
          onClick={() => onEnd(name)}
        >
          {t('sessions.endOne')}
        </Button>
      )}
    </div>
  );
}
