import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useQuiet } from '~/shared/browser/use-quiet';

/**
 * Lets public pages that were visited, and the emergency page, open without a connection: registers
 * their service worker once the page is quiet, and names it each page that a step within the site
 * leads to. Queries stay here.
 */
export function OfflinePages() {
  const isQuiet = useQuiet();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isQuiet || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker
      .register('/pages-sw.js', { scope: '/' })
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage(pathname))
      .catch((error: unknown) => {
        // Private windows may refuse: pages then need a connection.
        console.info('Offline pages:', error);
      });
  }, [isQuiet, pathname]);
  return null;
}
