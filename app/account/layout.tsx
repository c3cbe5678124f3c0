import { Outlet } from 'react-router';
import { usePageViews } from '~/shared/analytics/use-page-views';
import { useOfflineApp } from '~/shared/browser/offline-pages';
import { MinimalHeader } from '~/shared/chrome/minimal-header';
import { SiteFooter } from '~/shared/chrome/site-footer';
import { WhatsAppButton } from '~/shared/chrome/whatsapp-button';
import { PageContent, SkipLink } from '~/shared/page/page-content';

/**
 * The layout of sign-in, activation, and sign-up: the logo and the language menu, no navigation.
 */
export default function AuthLayout() {
  usePageViews();
  useOfflineApp();
  return (
    <>
      <SkipLink />
      <MinimalHeader />
      <PageContent>
        <Outlet />
      </PageContent>
      <SiteFooter />
      {/* These pages contain a WhatsApp link, and a narrow screen has no room for two. */}
      <WhatsAppButton className="max-lg:hidden" />
    </>
  );
}
