import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { PageContent } from '~/components/page-content';
import { SkipLink } from '~/components/skip-link';
import { loginState } from '~/features/session/login-notice';
import { type Session, useSession } from '~/features/session/session';
import { useLanguage } from '~/i18n/use-language';
import { queryClient } from '~/lib/query-client';
import { pathFor } from '~/paths';
import { ConnectionNotice } from './connection-notice';
import { PortalHeader } from './portal-header';
import { PortalTabs } from './portal-tabs';

/** The frame of the portal. Nothing personal stays on the screen once the session has ended. */
export default function PortalLayout() {
  const session = useSession();
  useWayOut(session);
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <PortalHeader />
      <div className="min-h-[calc(100dvh-4.5rem)] pb-[calc(4.5rem+env(safe-area-inset-bottom))] md:pb-0">
        <PageContent>
          {session.status === 'signed-in' && <Outlet context={session.user} />}
        </PageContent>
      </div>
      <ConnectionNotice />
      <PortalTabs />
    </QueryClientProvider>
  );
}

/** Back to the sign-in page when the session ends, here, in another tab or by itself. */
function useWayOut(session: Session): void {
  const navigate = useNavigate();
  const { language } = useLanguage();
  useEffect(() => {
    if (session.status !== 'signed-out') return;
    const state = loginState(session.byChoice ? 'signedOut' : 'sessionExpired');
    void navigate(pathFor('login', language), { replace: true, state });
  }, [session, navigate, language]);
}
