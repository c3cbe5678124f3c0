import '~/lib/left-release';
import { Outlet } from 'react-router';
import { SiteFooter } from '~/components/chrome/site-footer';
import { QuietHeader } from '~/components/chrome/site-header';
import { WhatsAppButton } from '~/components/chrome/whatsapp-button';
import { PageContent } from '~/components/page-content';
import { SkipLink } from '~/components/skip-link';
import { usePageViews } from '~/features/analytics/use-page-views';

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
