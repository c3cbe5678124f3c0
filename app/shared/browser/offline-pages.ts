import { useEffect } from 'react';
import { appMessage } from './app-cache';
import { usePageSettled } from './use-page-settled';

/**
 * Where the site is installed as an app, makes the app's pages available offline (decision 077). A
 * browser tab downloads none of it.
 */
export function useOfflineApp(): void {
  const isSettled = usePageSettled();
  useEffect(() => {
    if (!isSettled) return;
    const ask = () => tellPagesWorker(appMessage);
    if (matchMedia('(display-mode: standalone)').matches) ask();
    window.addEventListener('appinstalled', ask);
    return () => window.removeEventListener('appinstalled', ask);
  }, [isSettled]);
}

/** Registers the service worker of the public pages, and sends it a message. */
export function tellPagesWorker(message: string): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker
    .register('/pages-sw.js', { scope: '/' })
    .then(({ active, waiting, installing }) =>
      (active ?? waiting ?? installing)?.postMessage(message),
    )
    .catch((error: unknown) => {
      // Private windows may refuse. Pages then need a connection.
      console.info('Offline pages:', error);
    });
}
