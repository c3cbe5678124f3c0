import { WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '~/lib/use-online';

/** A lost connection shows itself, and goes away by itself. */
export function OfflineNotice() {
  const { t } = useTranslation('common');
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="bg-sand">
          <span className="page flex items-center gap-2.5 py-2.5 text-sm font-medium">
            <WifiOff className="size-5 shrink-0 text-muted" />
            {t('state.offline')}
          </span>
        </p>
      )}
    </div>
  );
}
