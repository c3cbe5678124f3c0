import { Outlet } from 'react-router';
import { usePageViews } from '~/shared/analytics/use-page-views';
import { SiteFooter } from '~/shared/chrome/site-footer';
import { SiteHeader } from '~/shared/chrome/site-header';
import { WhatsAppButton } from '~/shared/chrome/whatsapp-button';
import { PageContent } from '~/shared/page/page-content';
import { SkipLink } from '~/shared/page/skip-link';
import { OfflinePages } from './offline/offline-pages';

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
