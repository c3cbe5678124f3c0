import { sessionEntry, writeText } from '~/shared/browser/storage';

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
 * @param key where the tab keeps it, one key for each kind of link.
 */
export function emailedLink(key: 'email-link' | 'reset-link'): EmailedLink {
  const entry = sessionEntry(key);
  return {
    read() {
      const { hash, search, pathname } = window.location;
      if (hash.length > 1 || search.length > 1) {
        entry.write(hash.length > 1 ? hash : search);
        window.history.replaceState(window.history.state, '', pathname);
      }
      const link = (entry.read() ?? '').replace(/^[#?]/, '');
      // Email templates write addresses as they are: a plus sign in one is no space.
      return new URLSearchParams(link.replaceAll('+', '%2B'));
    },
    forget: entry.remove,
    hideScript: import.meta.env.SSR ? `(${hide})(${writeText},${JSON.stringify(key)})` : '',
  };
}

/** Runs in the page, as text. */
function hide(write: typeof writeText, key: string): void {
  const link = location.hash.length > 1 ? location.hash : location.search;
  if (link.length < 2) return;
  if (!write('sessionStorage', key, link)) return;
  history.replaceState(history.state, '', location.pathname);
}
