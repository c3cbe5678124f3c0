import { redirect } from 'react-router';
import { pathFor } from '~/paths';
import { defaultLanguage, languageOfPath } from '~/shared/i18n/language';
import { leaveNote } from './login-notice';
import { keepPlace } from './return-place';
import { checkSession } from './session';
import type { SessionUser } from './session-user';

/**
 * The guard of the portal's pages: who is signed in, or else a redirect to the sign-in page in
 * the language of the address, which leads back afterwards. It is a courtesy; the lock is in the
 * database.
 * @throws Response, or AppError when the backend could not be asked.
 */
export async function requireSession(request: Request): Promise<SessionUser> {
  const session = await checkSession();
  if (session.status === 'signed-in') return session.user;
  const { pathname } = new URL(request.url);
  keepPlace(pathname);
  const ended = session.status === 'signed-out' ? session.note : undefined;
  leaveNote(ended);
  throw redirect(pathFor('login', languageOfPath(pathname) ?? defaultLanguage));
}
