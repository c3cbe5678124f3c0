import '~/lib/left-release';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet } from 'react-router';
import { BootScreen } from '~/components/boot-screen';
import { markStaffBrowser } from '~/features/analytics/staff-browser';
import { CommandCenter } from '~/features/command-center/components/command-center';
import { adminQueryClient } from '~/lib/command-center/query-client';
import { useAdminSession } from '~/lib/command-center/session';
import styles from '~/styles/admin.css?url';

const LoginScreen = lazy(async () => {
  const { LoginScreen: screen } = await import('~/features/command-center/components/login-screen');
  return { default: screen };
});

/** Every address of the Command Center shows the login while nobody is signed in. */
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
