import '~/shared/browser/left-release';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { markStaffBrowser } from '~/shared/analytics/staff-browser';
import { BootScreen } from '~/shared/page/boot-screen';
import styles from '~/shared/styles/admin.css?url';
import { CommandCenter } from './frame/command-center';
import { adminQueryClient } from './kit/backend/query-client';
import { useAdminSession } from './kit/backend/session';

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
