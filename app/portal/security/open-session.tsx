import Bowser from 'bowser';
import { Laptop, Smartphone } from 'lucide-react';
import { formatDateTime } from '~/shared/format/dates';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { Badge } from '~/shared/ui/badge';
import { Button } from '~/shared/ui/button';

export type Session = {
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
export function OpenSession({ session, isEnding, onEnd }: OpenSessionProps) {
  const { t } = useTranslation('security');
  const { language } = useLanguage();
  const { user_agent, ip, created_at, last_used_at, is_current } = session;
  const { browser, system, isHandheld } = deviceOf(user_agent);
  const Icon = isHandheld ? Smartphone : Laptop;
  const name = [browser, system].filter(Boolean).join(' · ') || t('sessions.unknown');
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

/** The device of a user agent. Browser and system are empty if they are unknown. */
function deviceOf(userAgent: string | null) {
  if (!userAgent) return { browser: '', system: '', isHandheld: false };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name ?? '',
    system: os.name ?? '',
    isHandheld: platform.type === 'mobile' || platform.type === 'tablet',
  };
}
