import { redirect } from 'react-router';
import { defaultLanguage, languageOfPath } from '~/i18n/language';
import { pathFor } from '~/paths';
import { checkSession } from './session';
import type { SessionUser } from './session-user';

/**
 * The guard of the portal's pages: who is signed in, or else a redirect to the sign-in page in
 * the language of the address. It is a courtesy; the lock is in the database.
 * @throws Response, or AppError when the backend could not be asked.
 */
export async function requireSession(request: Request): Promise<SessionUser> {
  const session = await checkSession();
  if (session.status === 'signed-in') return session.user;
  const language = languageOfPath(new URL(request.url).pathname) ?? defaultLanguage;
  throw redirect(pathFor('login', language));
}
