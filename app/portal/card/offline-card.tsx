import { useEffect } from 'react';
import { pathFor } from '~/paths';
import { usePageSettled } from '~/shared/browser/use-page-settled';
import { languages } from '~/shared/i18n/language';

/**
 * Sees to it that the membership card opens without a connection: once the page is quiet, it
 * registers the service worker for the portal's addresses, and for no other.
 */
export function OfflineCard() {
  const isSettled = usePageSettled();
  useEffect(() => {
    if (!isSettled || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    for (const language of languages) {
      const scope = pathFor('portal', language);
      navigator.serviceWorker.register('/sw.js', { scope }).catch((error: unknown) => {
        // Private windows may refuse: the card then needs a connection.
        console.info('Offline card:', error);
      });
    }
  }, [isSettled]);
  return null;
}
