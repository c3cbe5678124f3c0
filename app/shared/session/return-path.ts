import { pathFor, paths, plainPath } from '~/paths';
import { sessionEntry } from '~/shared/browser/storage';
import type { Language } from '~/shared/i18n/language';
import { isAdvisorOnly } from './advisor-only';

const entry = sessionEntry('return-path');

/** Stores the page that the member had to leave to sign in; `undefined` deletes it. */
export function storeReturnPath(path: string | undefined): void {
  if (path === undefined) entry.remove();
  else entry.write(plainPath(path));
}

/** The path after sign-in: the page that the user had to leave, or the home of the user's portal. */
export function returnPath(language: Language): string {
  const kept = entry.read() ?? '';
  const isKeptIn = (page: 'portal' | 'advisor') =>
    kept === paths[page] || kept.startsWith(`${paths[page]}/`);
  const portal = isAdvisorOnly() || isKeptIn('advisor') ? 'advisor' : 'portal';
  const home = pathFor(portal, language);
  return isKeptIn(portal) ? home + kept.slice(paths[portal].length) : home;
}
