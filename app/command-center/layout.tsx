import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { markStaffBrowser } from '~/shared/analytics/staff-browser';
import { useTranslation } from '~/shared/i18n/use-translation';
import { BootScreen } from '~/shared/page/boot-screen';
import { ConnectionNotice } from '~/shared/page/connection-notice';
import { SkipLink } from '~/shared/page/page-content';
import styles from '~/shared/styles/admin.css?url';
import { ToastProvider } from '~/shared/ui/toast';
import { AccessKeeper } from './frame/access-keeper';
import { AdminHeader } from './frame/admin-header';
import { SessionKeeper } from './frame/session-keeper';
import { TabMenu } from './frame/tab-menu';
import { adminQueryClient } from './kit/backend/query-client';
import { AdminContext, useAdminSession } from './kit/backend/session';
import type { StoredSession } from './kit/backend/stored-session';
import { PageKeys } from './kit/keys-dialog';

const LoginScreen = lazy(async () => {
  const { LoginScreen: screen } = await import('./sign-in/login-screen');
  return { default: screen };
});

/** Every address of the Command Center shows the login without a session. */
export default function AdminLayout() {
  const session = useAdminSession();
  const isSignedIn = session.status === 'signed-in';
  useEffect(() => {
    if (isSignedIn) markStaffBrowser();
  }, [isSignedIn]);
  return (
    <QueryClientProvider client={adminQueryClient}>
      <Suspense fallback={<BootScreen />}>
        <link rel="stylesheet" href={styles} precedence="command-center" />
        {session.status === 'signed-in' ? (
          <CommandCenter admin={session.admin}>
            <Outlet />
          </CommandCenter>
        ) : (
          <LoginScreen end={session.end} />
        )}
      </Suspense>
    </QueryClientProvider>
  );
}

type CommandCenterProps = { admin: StoredSession; children: ReactNode };

/**
 * The frame of the Command Center for an admin who is signed in. Its pages do not animate: a view transition
 * delays the next page, and whatever the admin opens while it runs.
 */
function CommandCenter({ admin, children }: CommandCenterProps) {
  const { t } = useTranslation('commandCenter');
  const { pathname } = useLocation();
  return (
    <AdminContext value={admin}>
      <ToastProvider label={t('frame.toasts')}>
        <SkipLink />
        <PageKeys />
        <AdminHeader />
        <div className="lg:grid lg:min-h-[calc(100dvh-3.5rem)] lg:grid-cols-[auto_minmax(0,1fr)]">
          <TabMenu />
          <div className="min-w-0 px-5 pt-2 pb-16 md:px-6 lg:pt-3">
            <main key={pathname} id="content" tabIndex={-1} className="outline-none">
              {children}
            </main>
          </div>
        </div>
        <SessionKeeper expiresAt={admin.session_expires_at} />
        <AccessKeeper admin={admin} />
        <ConnectionNotice />
      </ToastProvider>
    </AdminContext>
  );
}
