import { redirect } from 'react-router';
import { pathFor } from '~/paths';
import { defaultLanguage, languageOfPath } from '~/shared/i18n/language';

/** The list of requests became the list of bills. Emails and bookmarks have its old address. */
export function clientLoader({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  throw redirect(pathFor('bills', languageOfPath(pathname) ?? defaultLanguage) + search);
}
