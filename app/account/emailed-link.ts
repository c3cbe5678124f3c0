import { sessionEntry, writeText } from '~/shared/browser/storage';

/** The parameters in the fragment of an emailed link, and how long the browser stores them. */
export type EmailedLink = {
  /** The link's parameters; empty if the URL has none. */
  read: () => URLSearchParams;
  /** Forgets the link once it is used up. */
  clear: () => void;
  /** Script text that clears the address bar before any other script runs. Empty in the browser's bundle. */
  hideScript: string;
};

/**
 * Reads the link that opened this page and clears the address bar at once. The tab stores the link,
 * so that a reload or a change of language does not lose it.
 * @param storageKey the key in the tab's storage, one for each kind of link.
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
      // Email templates do not encode addresses: a plus sign is not a space.
      return new URLSearchParams(link.replaceAll('+', '%2B'));
    },
    clear: entry.remove,
    hideScript: import.meta.env.SSR ? `(${hide})(${writeText},${JSON.stringify(key)})` : '',
  };
}

/** Serialized into an inline script, so it uses no imports. */
function hide(write: typeof writeText, key: string): void {
  const link = location.hash.length > 1 ? location.hash : location.search;
  if (link.length < 2) return;
  if (!write('sessionStorage', key, link)) return;
  history.replaceState(history.state, '', location.pathname);
}
