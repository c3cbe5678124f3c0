import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { usePageViews } from '~/shared/analytics/use-page-views';
import { tellPagesWorker, useOfflineApp } from '~/shared/browser/offline-pages';
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
 * Makes visited public pages and the emergency page available offline. It posts the path of each
 * client-side navigation, without the query, to their service worker, once the page has settled.
 */
function OfflinePages() {
  const isSettled = usePageSettled();
  const { pathname } = useLocation();
  useOfflineApp();
  useEffect(() => {
    if (isSettled) tellPagesWorker(pathname);
  }, [isSettled, pathname]);
  return null;
}
