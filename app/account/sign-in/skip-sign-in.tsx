import { sessionStorageKey } from '~/shared/backend/stored-session';
import { readText } from '~/shared/browser/storage';
import { useHydrated } from '~/shared/browser/use-hydrated';

/**
 * An inline script at the start of the prerendered sign-in page. It sends a user who has a session
 * to the portal before other scripts load, and hides the form. If the portal does not respond, the
 * form reappears (`motion.css`). The parent element must have `data-leaving="false"`. Client-side
 * navigations redirect in the page's loader.
 */
export function SkipSignIn({ portal }: { portal: string }) {
  if (useHydrated()) return null;
  const text = import.meta.env.SSR
    ? `(${skip})(${readText},${JSON.stringify(sessionStorageKey)},${JSON.stringify(portal)})`
    : '';
  return <script suppressHydrationWarning>{text}</script>;
}

/** Serialized into an inline script, so it uses no imports. */
function skip(read: typeof readText, storageKey: string, portal: string): void {
  if (read('localStorage', storageKey) === null) return;
  document.currentScript?.parentElement?.setAttribute('data-leaving', 'true');
  location.replace(portal);
}
