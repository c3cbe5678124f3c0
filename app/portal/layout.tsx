import { QueryClientProvider } from '@tanstack/react-query';
import { IdCard, LogOut } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { pathFor, paths } from '~/paths';
import { queryClient } from '~/shared/backend/query-client';
import { useOfflineApp } from '~/shared/browser/offline-pages';
import { readUnsentFiles } from '~/shared/browser/unsent-files';
import { usePageSettled } from '~/shared/browser/use-page-settled';
import { EmergencyLink } from '~/shared/chrome/emergency-link';
import { LanguageMenu } from '~/shared/chrome/language-menu';
import { Logo } from '~/shared/chrome/logo';
import { languages } from '~/shared/i18n/language';
import { useLanguage } from '~/shared/i18n/use-language';
import { useTranslation } from '~/shared/i18n/use-translation';
import { ConnectionNotice } from '~/shared/page/connection-notice';
import { LocalLink } from '~/shared/page/local-link';
import { PageContent, SkipLink } from '~/shared/page/page-content';
import { IdleGuard } from '~/shared/session/idle/idle-guard';
import type { MemberView } from '~/shared/session/member-view';
import { watchMembership } from '~/shared/session/membership-watch';
import { useSession } from '~/shared/session/session';
import { SignOut } from '~/shared/session/sign-out-dialog';
import { SignedOutRedirect } from '~/shared/session/signed-out-redirect';
import { Button } from '~/shared/ui/button';
import { portalNav, useCurrentTab } from './frame/portal-nav';
import { PortalTabs } from './frame/portal-tabs';
import { followSiteLanguage } from './member/email-language';

const MemberViewBar = lazy(async () => ({
  default: (await import('./frame/member-view-bar')).MemberViewBar,
}));

/** The portal's frame. When the session ends, no personal data stays on the screen. */
export default function PortalLayout() {
  const session = useSession();
  const view = session.status === 'signed-in' ? session.view : undefined;
  const isMember = session.status === 'signed-in' && !view;
  useOfflineApp();
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <PortalHeader view={view} />
      <div className="min-h-[calc(100dvh-4.5rem)] pb-[calc(4.5rem+env(safe-area-inset-bottom))] md:pb-0">
        <PageContent frame={useFrame()}>
          {session.status === 'signed-in' && <Outlet context={session.user} />}
        </PageContent>
      </div>
      <SignedOutRedirect session={session} />
      {isMember && <IdleGuard />}
      {session.status === 'signed-in' && <MembershipWatch />}
      <ConnectionNotice />
      <PortalTabs />
      {isMember && <EmailLanguageUpdate />}
      {isMember && <OfflineCard />}
      {isMember && <UnsentFiles userId={session.user.id} />}
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

/** Logo, navigation, language and sign-out. On a phone, the navigation is at the bottom and the sign-out in the profile. */
function PortalHeader({ view }: { view: MemberView | undefined }) {
  const { t } = useTranslation('portal');
  const currentTab = useCurrentTab();
  return (
    <header className="site-header sticky top-0 z-40 bg-paper">
      {view && (
        <Suspense>
          <MemberViewBar view={view} />
        </Suspense>
      )}
      {/* With a default font of 200 %, a phone is 12 rem wide. */}
      <div className="page flex h-18 items-center gap-1 max-[15rem]:h-auto max-[15rem]:flex-wrap max-[15rem]:py-2">
        <LocalLink to="portal" aria-label={t('layout.logo')} className="mr-auto rounded-sm">
          <Logo markOnly className="xl:hidden" />
          <Logo className="max-xl:hidden" />
        </LocalLink>
        <nav aria-label={t('layout.nav')} className="hidden shrink-0 md:block lg:mr-4">
          <ul className="flex gap-1">
            {portalNav.map(({ label, to, icon: Icon }) => (
              <li key={to}>
                <LocalLink
                  to={to}
                  aria-current={currentTab(to)}
                  className="flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold text-muted transition-colors hover:bg-sand hover:text-ink lg:px-4 aria-[current]:bg-mata-100 aria-[current]:text-mata-700"
                >
                  <Icon className="size-5 max-lg:hidden" />
                  {t(`layout.${label}`)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
        <EmergencyLink className="shrink-0" />
        <LocalLink
          to="card"
          aria-label={t('layout.card')}
          title={t('layout.card')}
          className="flex min-h-11 items-center gap-2 rounded-full bg-mata-700 px-3 text-sm font-semibold text-paper transition-colors hover:bg-mata-800 lg:px-4"
        >
          <IdCard className="size-5.5 shrink-0" />
          <span className="max-xl:sr-only">{t('layout.cardShort')}</span>
        </LocalLink>
        <div className="max-md:-mr-3">
          <LanguageMenu />
        </div>
        {!view && <SignOutButton />}
      </div>
    </header>
  );
}

function SignOutButton() {
  const { t } = useTranslation('portal');
  return (
    <SignOut>
      {(ask) => (
        <Button variant="quiet" size="sm" className="-mr-3 max-md:hidden" {...ask}>
          <LogOut className="size-5" />
          <span className="whitespace-nowrap max-xl:sr-only">{t('layout.signOut')}</span>
        </Button>
      )}
    </SignOut>
  );
}
