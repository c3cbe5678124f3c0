import { useEffect } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { pathFor } from '~/paths';
import { usePrefetch } from '~/shared/browser/use-prefetch';
import { preloadTexts } from '~/shared/i18n/messages';
import { useLanguage } from '~/shared/i18n/use-language';
import { storeNotice } from '~/shared/session/login-notice';
import { storeReturnPath } from '~/shared/session/return-path';
import type { Session } from '~/shared/session/session';

/**
 * Opens the sign-in page when the session ends, in this tab, in another tab or by timeout. The page
 * is prefetched, so that members can sign out without a connection.
 */
export function SignedOutRedirect({ session }: { session: Session }) {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const isTimeToPrefetch = usePrefetch() === 'render';
  const login = pathFor('login', language);

  useEffect(() => {
    if (isTimeToPrefetch) preloadTexts(language, 'login');
  }, [isTimeToPrefetch, language]);

  useEffect(() => {
    if (session.status !== 'signed-out') return;
    storeNotice(session.note);
    const { pathname, search } = window.location;
    storeReturnPath(session.note?.notice === 'signedOut' ? undefined : pathname + search);
    void navigate(login, { replace: true });
  }, [session, navigate, login]);

  return isTimeToPrefetch && <PrefetchPageLinks page={login} />;
}
