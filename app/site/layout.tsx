import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { usePageViews } from '~/shared/analytics/use-page-views';
import { usePageSettled } from '~/shared/browser/use-page-settled';
import { SiteFooter } from '~/shared/chrome/site-footer';
import { SiteHeader } from '~/shared/chrome/site-header';
import { WhatsAppButton } from '~/shared/chrome/whatsapp-button';
import { PageContent, SkipLink } from '~/shared/page/page-content';

export default function PublicLayout() {
  usePageViews();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <PageContent>
        <Outlet />
      </PageContent>
      <SiteFooter />
      <WhatsAppButton />
      <OfflinePages />
    </>
  );
}

/**
 * Makes visited public pages and the emergency page available offline. It registers their service
 * worker when the page has settled, and posts the path of each client-side navigation, without the
 * query.
 */
function OfflinePages() {
  const isSettled = usePageSettled();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isSettled || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker
      .register('/pages-sw.js', { scope: '/' })
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage(pathname))
      .catch((error: unknown) => {
        // Private windows may refuse. Pages then need a connection.
        console.info('Offline pages:', error);
      });
  }, [isSettled, pathname]);
  return null;
}
