import '~/shared/browser/left-release';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { pathFor, paths } from '~/paths';
import { queryClient } from '~/shared/backend/query-client';
import { readUnsentFiles } from '~/shared/browser/unsent-files';
import { usePageSettled } from '~/shared/browser/use-page-settled';
import { languages } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { ConnectionNotice } from '~/shared/page/connection-notice';
import { PageContent } from '~/shared/page/page-content';
import { SkipLink } from '~/shared/page/skip-link';
import { IdleGuard } from '~/shared/session/idle/idle-guard';
import { watchMembership } from '~/shared/session/membership-watch';
import { useSession } from '~/shared/session/session';
import { SignedOutRedirect } from '~/shared/session/signed-out-redirect';
import { PortalHeader } from './frame/portal-header';
import { PortalTabs } from './frame/portal-tabs';
import { followSiteLanguage } from './member/email-language';

/** The portal's frame. When the session ends, no personal data stays on the screen. */
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
      <SignedOutRedirect session={session} />
      {session.status === 'signed-in' && <IdleGuard />}
      {session.status === 'signed-in' && <MembershipWatch />}
      <ConnectionNotice />
      <PortalTabs />
      {session.status === 'signed-in' && <EmailLanguageUpdate />}
      {session.status === 'signed-in' && <OfflineCard />}
      {session.status === 'signed-in' && <UnsentFiles userId={session.user.id} />}
    </QueryClientProvider>
  );
}

/** The profile's header and menu do not animate when the section changes. */
function useFrame(): string | undefined {
  const { pathname } = useLocation();
  const [start, end] = pathname.split(paths.profile);
  return end === undefined || /^[^/]/.test(end) ? undefined : `${start}${paths.profile}`;
}

/** Refreshes an open portal when the membership changes, and ends the session when it ends. */
function MembershipWatch() {
  useEffect(() => watchMembership({ onChange: () => void queryClient.invalidateQueries() }), []);
  return null;
}

/**
 * Updates the language of emails after a sign-in and after a language switch. Changes in another tab
 * do not start it, so two tabs in two languages do not alternate.
 */
function EmailLanguageUpdate() {
  const { language } = useLanguage();
  const isSettled = usePageSettled();
  useEffect(() => {
    if (!isSettled || !navigator.onLine) return;
    followSiteLanguage(language).catch((error: unknown) => console.info('Email language:', error));
  }, [isSettled, language]);
  return null;
}

/**
 * Makes the membership card open without a connection: once the page has settled, it registers the
 * service worker for the portal's URLs only.
 */
function OfflineCard() {
  const isSettled = usePageSettled();
  useEffect(() => {
    if (!isSettled || import.meta.env.DEV || !('serviceWorker' in navigator)) return;
    for (const language of languages) {
      const scope = pathFor('portal', language);
      navigator.serviceWorker.register('/sw.js', { scope }).catch((error: unknown) => {
        // Private windows may refuse: the card then needs a connection.
        console.info('Offline card:', error);
      });
    }
  }, [isSettled]);
  return null;
}

/** Continues to send files that an earlier visit could not finish. */
function UnsentFiles({ userId }: { userId: string }) {
  const isSettled = usePageSettled();
  useEffect(() => {
    const unsent = readUnsentFiles();
    if (!isSettled || unsent.userId !== userId || unsent.count === 0) return;
    import('./requests/files/upload/upload-queue').then(
      ({ startUploads }) => startUploads(userId),
      // Without a connection there is nothing to send. The next visit tries again.
      (error: unknown) => console.info('Upload:', error),
    );
  }, [isSettled, userId]);
  return null;
}
