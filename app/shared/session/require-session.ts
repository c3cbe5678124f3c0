import { redirect } from 'react-router';
import { pathFor } from '~/paths';
import { defaultLanguage, languageOfPath } from '~/shared/i18n/language';
import { isAdvisorOnly } from './advisor-only';
import { storeNotice } from './login-notice';
import { storeReturnPath } from './return-path';
import { checkSession } from './session';
import type { SessionUser } from './session-user';

/**
 * Guards the pages of a portal: returns the signed-in user, or redirects to the sign-in page, which
 * leads back afterwards. This is a convenience; the database protects the data.
 * @throws Response, or AppError if the backend does not respond.
 */
export async function requireSession(
  request: Request,
  portal: 'portal' | 'advisor' = 'portal',
): Promise<SessionUser> {
  const session = await checkSession();
  const { pathname, search } = new URL(request.url);
  if (session.status === 'signed-in') {
    if (portal === 'advisor' || !isAdvisorOnly()) return session.user;
    throw redirect(pathFor('advisor', languageOfPath(pathname) ?? defaultLanguage));
  }
  storeReturnPath(pathname + search);
  const ended = session.status === 'signed-out' ? session.note : undefined;
  storeNotice(ended);
  throw redirect(pathFor('login', languageOfPath(pathname) ?? defaultLanguage));
}
