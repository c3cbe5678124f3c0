import { useEffect } from 'react';
import { useTranslation } from '~/shared/i18n/use-translation';
import { whatsAppLink } from '~/shared/page/destinations';
import { Button } from '~/shared/ui/button';
import { ExternalLink } from '~/shared/ui/external-link';

type FrameFailureProps = {
  /** Whether the form is still loading, but overdue. */
  isSlow: boolean;
  address: string;
  onRetry: () => void;
};

/** Replaces a form that did not load. It retries when the connection is back. */
export function FrameFailure({ isSlow, address, onRetry }: FrameFailureProps) {
  const { t } = useTranslation(['formFrame', 'common']);

  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);

  return (
    <div className="grid max-w-prose justify-items-center gap-4">
      <p role="alert" className="font-semibold">
        {isSlow ? t('formFrame:slow') : t('formFrame:failed')}
      </p>
      <Button onClick={onRetry}>{t('common:actions.retry')}</Button>
      <p className="flex flex-wrap justify-center gap-x-5 gap-y-2 text-sm">
        <ExternalLink href={address} newTab className="link inline-flex items-center gap-1">
          {t('formFrame:openAlone')}
        </ExternalLink>
        <ExternalLink href={whatsAppLink()} newTab className="link inline-flex items-center gap-1">
          {t('formFrame:whatsapp')}
        </ExternalLink>
      </p>
    </div>
  );
}
