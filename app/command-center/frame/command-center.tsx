import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { AdminContext } from '~/command-center/kit/backend/session';
import type { StoredSession } from '~/command-center/kit/backend/stored-session';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ConnectionNotice } from '~/shared/page/connection-notice';
import { SkipLink } from '~/shared/page/skip-link';
import { ToastProvider } from '~/shared/ui/toast';
import { AdminHeader } from './admin-header';
import { SessionKeeper } from './session-keeper';
import { TabMenu } from './tab-menu';

type CommandCenterProps = { admin: StoredSession; children: ReactNode };

/**
 * The frame of the Command Center for an admin who is signed in. Its pages do not animate: a view transition
 * delays the next page, and whatever the admin opens while it runs.
 */
export function CommandCenter({ admin, children }: CommandCenterProps) {
  const { t } = useTranslation('commandCenter');
  const { pathname } = useLocation();
  return (
    <AdminContext value={admin}>
      <ToastProvider label={t('frame.toasts')}>
        <SkipLink />
        <AdminHeader />
        <div className="lg:grid lg:min-h-[calc(100dvh-4.5rem)] lg:grid-cols-[auto_minmax(0,1fr)]">
          <TabMenu />
          <div className="px-5 pt-2 pb-16 md:px-8 lg:pt-6">
            <main key={pathname} id="content" tabIndex={-1} className="outline-none">
              {children}
            </main>
          </div>
        </div>
        <SessionKeeper expiresAt={admin.session_expires_at} />
        <ConnectionNotice />
      </ToastProvider>
    </AdminContext>
  );
}
