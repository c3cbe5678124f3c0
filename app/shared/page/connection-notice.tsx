import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOnline } from '~/shared/browser/use-online';
import { useTranslation } from '~/shared/i18n/use-translation';

const goodNewsShownFor = 3000;

/** Shows when the connection is lost and when it is back. Nothing on the page moves. */
export function ConnectionNotice() {
  const { t } = useTranslation('common');
  const isOnline = useOnline();
  const isNews = useWasOffline(isOnline);
  const Icon = isOnline ? Wifi : WifiOff;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-30 flex justify-center px-gutter md:bottom-6"
    >
      {isNews && (
        <p className="flex items-center gap-3 rounded-md bg-mata-900 px-5 py-3 text-sm font-medium text-paper shadow-float">
          <Icon className="size-5 shrink-0" />
          {isOnline ? t('state.online') : t('state.offline')}
        </p>
      )}
    </div>
  );
}

/** True without a connection, and for a short time after it is back. */
function useWasOffline(isOnline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => {
    if (!isOnline) {
      setWasOffline(true);
      return;
    }
    const timer = setTimeout(() => setWasOffline(false), goodNewsShownFor);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return wasOffline || !isOnline;
}
