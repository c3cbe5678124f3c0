import { Outlet } from 'react-router';
import { SiteFooter } from '~/components/chrome/site-footer';
import { SiteHeader } from '~/components/chrome/site-header';
import { WhatsAppButton } from '~/components/chrome/whatsapp-button';
import { OfflinePages } from '~/components/offline-pages';
import { PageContent } from '~/components/page-content';
import { SkipLink } from '~/components/skip-link';
import { usePageViews } from '~/features/analytics/use-page-views';

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
