/** What an emailed link carries behind its `#`, and how long the browser keeps it. */
export type EmailedLink = {
  /** The link's parameters; empty where the address was no link. */
  read: () => URLSearchParams;
  /** Forgets the link once it is used up. */
  forget: () => void;
  /** Script text that clears the address bar before any other script runs. Empty in the browser's bundle. */
  hideScript: string;
};

/**
 * Reads the link that opened this page and clears the address bar at once. The link lasts as long
 * as the tab, so that a reload or another language loses nothing.
 * @param storageKey where the tab keeps it, one key for each kind of link.
 */
export function emailedLink(storageKey: string): EmailedLink {
  let taken: string | undefined;
  return {
    read() {
      const { hash, search, pathname } = window.location;
      if (hash.length > 1 || search.length > 1) {
        taken = hash.length > 1 ? hash : search;
        store(storageKey, taken);
        window.history.replaceState(window.history.state, '', pathname);
      }
      const link = (taken ?? stored(storageKey)).replace(/^[#?]/, '');
      // Email templates write addresses as they are: a plus sign in one is no space.
      return new URLSearchParams(link.replaceAll('+', '%2B'));
    },
    forget() {
      taken = undefined;
      store(storageKey, undefined);
    },
    hideScript: import.meta.env.SSR ? `(${hide})(${JSON.stringify(storageKey)})` : '',
  };
}

function store(key: string, link: string | undefined): void {
  try {
    if (link === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, link);
  } catch {
    // Where storage is closed, the link lasts as long as the page.
    return;
  }
}

function stored(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Runs in the page, as text. */
function hide(key: string): void {
  const link = location.hash.length > 1 ? location.hash : location.search;
  if (link.length < 2) return;
  try {
    sessionStorage.setItem(key, link);
  } catch {
    return;
  }
  history.replaceState(history.state, '', location.pathname);
}
