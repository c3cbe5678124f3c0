import { Hourglass, Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useOnline } from '~/shared/browser/use-online';
import { useTranslation } from '~/shared/i18n/use-translation';
import { useIsInterrupted } from '~/shared/live/live-state';

const goodNewsShownFor = 3000;

/**
 * Shows when the connection is lost and when it is back, and while updates arrive late. Nothing on the
 * page moves.
 */
export function ConnectionNotice() {
  const { t } = useTranslation('common');
  const isOnline = useOnline();
  const wasOffline = useWasOffline(isOnline);
  const isLate = useIsInterrupted() && !wasOffline;
  const Icon = isLate ? Hourglass : isOnline ? Wifi : WifiOff;
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-30 flex justify-center px-gutter md:bottom-6"
    >
      {(wasOffline || isLate) && (
        <p
          className={`flex items-center rounded-md shadow-float ${isLate ? 'gap-2 bg-white px-3 py-1.5 text-xs text-muted' : 'gap-3 bg-mata-900 px-5 py-3 text-sm font-medium text-paper'}`}
        >
          <Icon className={isLate ? 'size-4 shrink-0' : 'size-5 shrink-0'} />
          {t(isLate ? 'state.late' : isOnline ? 'state.online' : 'state.offline')}
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
