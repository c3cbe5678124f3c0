import { sessionStorageKey } from '~/shared/backend/stored-session';
import { readText } from '~/shared/browser/storage';
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
    ? `(${skip})(${readText},${JSON.stringify(sessionStorageKey)},${JSON.stringify(portal)})`
    : '';
  return <script suppressHydrationWarning>{text}</script>;
}

/** Runs in the page, as text. */
function skip(read: typeof readText, storageKey: string, portal: string): void {
  if (read('localStorage', storageKey) === null) return;
  document.currentScript?.parentElement?.setAttribute('data-leaving', 'true');
  location.replace(portal);
}
