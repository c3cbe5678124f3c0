import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageSettled } from '~/shared/browser/use-page-settled';

/**
 * Lets public pages that were visited, and the emergency page, open without a connection: registers
 * their service worker once the page is quiet, and names it each page that a step within the site
 * leads to. Queries stay here.
 */
export function OfflinePages() {
  const isSettled = usePageSettled();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isSettled || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker
      .register('/pages-sw.js', { scope: '/' })
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage(pathname))
      .catch((error: unknown) => {
        // Private windows may refuse: pages then need a connection.
        console.info('Offline pages:', error);
      });
  }, [isSettled, pathname]);
  return null;
}
