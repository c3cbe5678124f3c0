import { Outlet } from 'react-router';
import { QuietHeader } from '~/components/chrome/site-header';
import { PageContent } from '~/components/page-content';
import { SkipLink } from '~/components/skip-link';

export default function PortalLayout() {
  return (
    <>
      <SkipLink />
      <QuietHeader />
      <PageContent>
        <Outlet />
      </PageContent>
    </>
  );
}
