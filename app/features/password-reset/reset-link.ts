/** What the link in the mail carries. */
export type ResetLink = { email: string; token: string };

const storageKey = 'reset-link';

let taken: string | undefined;

/**
 * The link that led here. It leaves the address bar at once: the page's own script has put it
 * away before anything else ran, or else this does. It lasts as long as the tab, so that loading
 * the page anew or changing the language loses nothing.
 * @returns undefined where the address was no whole link.
 */
export function readResetLink(): ResetLink | undefined {
  if (window.location.search) {
    taken = window.location.search;
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  const found = new URLSearchParams(taken ?? storedLink());
  const email = found.get('email');
  const token = found.get('token');
  return email && token ? { email, token } : undefined;
}

/** Forgets the link, which has done its work. */
export function forgetResetLink(): void {
  taken = undefined;
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Where storage is closed there is nothing to remove.
    return;
  }
}

function storedLink(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? '';
  } catch {
    return '';
  }
}

/** Runs in the page, as text, before any other script. */
function hideLink(key: string): void {
  if (!location.search) return;
  try {
    sessionStorage.setItem(key, location.search);
  } catch {
    return;
  }
  history.replaceState(history.state, '', location.pathname);
}

/** Only the build needs the text; the browser's bundle has none. */
export const hideLinkScript: string = import.meta.env.SSR
  ? `(${hideLink})(${JSON.stringify(storageKey)})`
  : '';
