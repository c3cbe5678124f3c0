import { pathFor, paths, plainPath } from '~/paths';
import type { Language } from '~/shared/i18n/language';

const storageKey = 'return-place';

/** Notes where somebody was, or wanted to be, before they had to sign in; nothing forgets it. */
export function keepPlace(pathname: string | undefined): void {
  try {
    if (pathname === undefined) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, plainPath(pathname));
  } catch {
    // Where storage is closed, the sign-in leads to the portal's home.
    return;
  }
}

/** Where to go after signing in: back to where they were, else the portal's home. */
export function placeToGo(language: Language): string {
  const kept = keptPlace();
  const isInPortal = kept === paths.portal || kept.startsWith(`${paths.portal}/`);
  const home = pathFor('portal', language);
  return isInPortal ? home + kept.slice(paths.portal.length) : home;
}

function keptPlace(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}
