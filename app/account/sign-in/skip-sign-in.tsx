import { sessionStorageKey } from '~/shared/backend/stored-session';
import { useHydrated } from '~/shared/browser/use-hydrated';

/**
 * Stands first in what the sign-in page shows, in its finished file: whoever has a session here
 * goes on to the portal before any script of the site is fetched, and sees no form meanwhile.
 * Should the portal not answer, the form comes back by itself (`motion.css`). The element around
 * needs `data-leaving="false"`. Within the site the page's loader has looked already.
 */
export function SkipSignIn({ portal }: { portal: string }) {
  if (useHydrated()) return null;
  const text = import.meta.env.SSR
    ? `(${skip})(${JSON.stringify(sessionStorageKey)},${JSON.stringify(portal)})`
    : '';
  return <script suppressHydrationWarning>{text}</script>;
}

/** Runs in the page, as text. */
function skip(storageKey: string, portal: string): void {
  try {
    if (localStorage.getItem(storageKey) === null) return;
  } catch {
    return;
  }
  document.currentScript?.parentElement?.setAttribute('data-leaving', 'true');
  location.replace(portal);
}
