import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { QuietHeader } from '~/components/chrome/site-header';
import { PageContent } from '~/components/page-content';
import { SkipLink } from '~/components/skip-link';
import { PasswordScreen } from '~/features/command-center/components/password-screen';
import { insidePageLoader } from '~/i18n/inside-page-data';
import { adminQueryClient } from '~/lib/command-center/query-client';
import styles from '~/styles/admin.css?url';

export const clientLoader = insidePageLoader('adminPassword');

export default function AdminPassword() {
  const token = useTokenOfAddress();
  return (
    <QueryClientProvider client={adminQueryClient}>
      <link rel="stylesheet" href={styles} precedence="command-center" />
      <SkipLink />
      <QuietHeader />
      <PageContent>
        <PasswordScreen token={token} />
      </PageContent>
    </QueryClientProvider>
  );
}

/** The token behind the `#`, which leaves the address bar at once. */
function useTokenOfAddress(): string {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    if (!location.hash) return;
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return token;
}
