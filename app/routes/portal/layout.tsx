import '~/lib/left-release';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useLocation } from 'react-router';
import { ConnectionNotice } from '~/components/connection-notice';
import { PageContent } from '~/components/page-content';
import { SkipLink } from '~/components/skip-link';
import { IdleGuard } from '~/features/session/idle/idle-guard';
import { useSession } from '~/features/session/session';
import { queryClient } from '~/lib/query-client';
import { paths } from '~/paths';
import { MembershipWatch } from './membership-watch';
import { OfflineCard } from './offline-card';
import { PortalHeader } from './portal-header';
import { PortalTabs } from './portal-tabs';
import { WayOut } from './way-out';

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
