type Store = 'localStorage' | 'sessionStorage';

/** What this browser remembers, or null. */
export function recall(store: Store, key: string): string | null {
  try {
    return window[store].getItem(key);
  } catch {
    // Storage is closed in some private windows: they remember nothing.
    return null;
  }
}

/** Lets this browser remember a text: for the tab's life, or until somebody clears it. */
export function remember(store: Store, key: string, value: string): void {
  try {
    window[store].setItem(key, value);
  } catch {
    // As above.
    return;
  }
}
