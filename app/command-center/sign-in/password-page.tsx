import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { adminQueryClient } from '~/command-center/kit/backend/query-client';
import { MinimalHeader } from '~/shared/chrome/minimal-header';
import { signedInPageLoader } from '~/shared/i18n/signed-in-page-data';
import { PageContent } from '~/shared/page/page-content';
import { SkipLink } from '~/shared/page/skip-link';
import styles from '~/shared/styles/admin.css?url';
import { PasswordScreen } from './password-screen';

export const clientLoader = signedInPageLoader('adminPassword');

export default function AdminPassword() {
  const token = useTokenOfAddress();
  return (
    <QueryClientProvider client={adminQueryClient}>
      <link rel="stylesheet" href={styles} precedence="command-center" />
      <SkipLink />
      <MinimalHeader />
      <PageContent>
        <PasswordScreen token={token} />
      </PageContent>
    </QueryClientProvider>
  );
}

/** The token after the `#`, which is removed from the address bar at once. */
function useTokenOfAddress(): string {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (!location.hash) return;
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return token;
}
