import { pathFor, paths, plainPath } from '~/paths';
import { sessionEntry } from '~/shared/browser/storage';
import type { Language } from '~/shared/i18n/language';

const entry = sessionEntry('return-path');

/** Stores the page that the member had to leave to sign in; `undefined` deletes it. */
export function storeReturnPath(pathname: string | undefined): void {
  if (pathname === undefined) entry.remove();
  else entry.write(plainPath(pathname));
}

/** The path after sign-in, which is the page that the member had to leave, or the portal's home. */
export function returnPath(language: Language): string {
  const kept = entry.read() ?? '';
  const isInPortal = kept === paths.portal || kept.startsWith(`${paths.portal}/`);
  const home = pathFor('portal', language);
  return isInPortal ? home + kept.slice(paths.portal.length) : home;
}
