import '~/shared/browser/left-release';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router';
import { paths } from '~/paths';
import { queryClient } from '~/shared/backend/query-client';
import { ConnectionNotice } from '~/shared/page/connection-notice';
import { PageContent } from '~/shared/page/page-content';
import { SkipLink } from '~/shared/page/skip-link';
import { IdleGuard } from '~/shared/session/idle/idle-guard';
import { useSession } from '~/shared/session/session';
import { OfflineCard } from './card/offline-card';
import { MembershipWatch } from './frame/membership-watch';
import { PortalHeader } from './frame/portal-header';
import { PortalTabs } from './frame/portal-tabs';
import { WayOut } from './frame/way-out';

/** The frame of the portal. Nothing personal stays on the screen once the session has ended. */
export default function PortalLayout() {
  const session = useSession();
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <PortalHeader />
      <div className="min-h-[calc(100dvh-4.5rem)] pb-[calc(4.5rem+env(safe-area-inset-bottom))] md:pb-0">
        <PageContent frame={useFrame()}>
          {session.status === 'signed-in' && <Outlet context={session.user} />}
        </PageContent>
      </div>
      <WayOut session={session} />
      {session.status === 'signed-in' && <IdleGuard />}
      {session.status === 'signed-in' && <MembershipWatch />}
      <ConnectionNotice />
      <PortalTabs />
      {session.status === 'signed-in' && <OfflineCard />}
    </QueryClientProvider>
  );
}

/** The profile's header and menu stay where they are from section to section. */
function useFrame(): string | undefined {
  const { pathname } = useLocation();
  const [start, end] = pathname.split(paths.profile);
  return end === undefined || /^[^/]/.test(end) ? undefined : `${start}${paths.profile}`;
}
