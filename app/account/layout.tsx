import '~/shared/browser/left-release';
import { Outlet } from 'react-router';
import { usePageViews } from '~/shared/analytics/use-page-views';
import { SiteFooter } from '~/shared/chrome/site-footer';
import { QuietHeader } from '~/shared/chrome/site-header';
import { WhatsAppButton } from '~/shared/chrome/whatsapp-button';
import { PageContent } from '~/shared/page/page-content';
import { SkipLink } from '~/shared/page/skip-link';

/** Sign-in, activation and sign-up: the way home and the language, no navigation. */
export default function AuthLayout() {
  usePageViews();
  return (
    <>
      <SkipLink />
      <QuietHeader />
      <PageContent>
        <Outlet />
      </PageContent>
      <SiteFooter />
      {/* These pages have a WhatsApp link of their own, and beside the form there is no room for two. */}
      <WhatsAppButton className="max-lg:hidden" />
    </>
  );
}
