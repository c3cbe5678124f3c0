import { redirect } from 'react-router';
import { pathFor } from '~/paths';
import { defaultLanguage, languageOfPath } from '~/shared/i18n/language';
import { storeNotice } from './login-notice';
import { storeReturnPath } from './return-path';
import { checkSession } from './session';
import type { SessionUser } from './session-user';

/**
 * Guards the portal's pages: returns the signed-in member, or redirects to the sign-in page, which
 * leads back afterwards. This is a convenience; the database protects the data.
 * @throws Response, or AppError if the backend does not respond.
 */
export async function requireSession(request: Request): Promise<SessionUser> {
  const session = await checkSession();
  if (session.status === 'signed-in') return session.user;
  const { pathname } = new URL(request.url);
  storeReturnPath(pathname);
  const ended = session.status === 'signed-out' ? session.note : undefined;
  storeNotice(ended);
  throw redirect(pathFor('login', languageOfPath(pathname) ?? defaultLanguage));
}
