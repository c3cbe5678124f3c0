/** `localStorage` persists and is shared by all tabs; `sessionStorage` lasts as long as one tab. */
type Area = 'localStorage' | 'sessionStorage';

type LocalKey =
  | 'admin-drafts'
  | 'admin-last-use'
  | 'admin-session'
  | 'admin-tokens'
  | `admin-${string}:${string}`
  | 'advisor-only'
  | 'language'
  | 'last-activity'
  | 'last-visit'
  | 'member-session'
  | 'membership-card'
  | 'postponed-edition'
  | 'refused-refresh'
  | 'staff-browser'
  | 'unsent-files';

type SessionKey =
  | 'email-link'
  | 'failed-login'
  | `form-draft:${string}`
  | 'left-release'
  | 'member-view'
  | 'plan-choice'
  | 'referral-code'
  | 'request-drafts'
  | 'reset-link'
  | 'return-path'
  | 'visit-source';

/** One entry of the browser's storage. None of its functions throws. */
export type StoredEntry<Value> = {
  key: string;
  read: () => Value | undefined;
  /** @returns false if storage is blocked or full. The value then lasts as long as the page. */
  write: (value: Value) => boolean;
  remove: () => void;
  /** Calls back when another tab changes the entry. Returns the function that stops it. */
  subscribe: (listener: () => void) => () => void;
};

/** Values that could not be stored, by key. */
const unstored = new Map<string, string>();

/** A text that all tabs of this browser share. */
export function localEntry(key: LocalKey): StoredEntry<string> {
  return textEntry('localStorage', key);
}

/** A text that one tab keeps as long as it is open. */
export function sessionEntry(key: SessionKey): StoredEntry<string> {
  return textEntry('sessionStorage', key);
}

/** `localStorage` for a library: what it cannot store lasts as long as the page. */
export const localStorageOrMemory = {
  getItem: (key: string) => textEntry('localStorage', key).read() ?? null,
  setItem: (key: string, text: string) => void textEntry('localStorage', key).write(text),
  removeItem: (key: string) => removeText('localStorage', key),
};

/** A JSON value. An entry that is not valid, for example of an older release, is deleted. */
export function jsonEntry<Value>(
  entry: StoredEntry<string>,
  isValid: (value: unknown) => value is Value,
): StoredEntry<Value> {
  const read = () => {
    const text = entry.read();
    if (text === undefined) return undefined;
    const value = parseJson(text);
    if (isValid(value)) return value;
    entry.remove();
    return undefined;
  };
  return { ...entry, read, write: (value) => entry.write(JSON.stringify(value)) };
}

/** Deletes the tab's entries whose key begins with a prefix. */
export function removeSessionEntries(prefix: string): void {
  for (const key of [...keysOf('sessionStorage'), ...unstored.keys()]) {
    if (key.startsWith(prefix)) removeText('sessionStorage', key);
  }
}

/** Inline scripts include the text of this function, so it uses nothing of this module. */
export function readText(area: Area, key: string): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return null;
  }
}

/** Inline scripts include the text of this function, so it uses nothing of this module. */
export function writeText(area: Area, key: string, text: string): boolean {
  try {
    window[area].setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function textEntry(area: Area, key: string): StoredEntry<string> {
  return {
    key,
    read: () => unstored.get(key) ?? readText(area, key) ?? undefined,
    write: (text) => {
      const isStored = mayChange(area, key) && writeText(area, key, text);
      if (isStored) unstored.delete(key);
      else unstored.set(key, text);
      return isStored;
    },
    remove: () => removeText(area, key),
    subscribe: (listener) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/**
 * An admin's browser stores nothing of a member whose portal it shows, and loses nothing of the admin's
 * own.
 */
function mayChange(area: Area, key: string): boolean {
  return area === 'sessionStorage' || key.startsWith('admin-') || !isMemberView();
}

function isMemberView(): boolean {
  return readText('sessionStorage', 'member-view') !== null;
}

function removeText(area: Area, key: string): void {
  unstored.delete(key);
  if (!mayChange(area, key)) return;
  try {
    window[area].removeItem(key);
  } catch {
    // Blocked storage contains nothing to remove.
    return;
  }
}

function keysOf(area: Area): string[] {
  try {
    return Object.keys(window[area]);
  } catch {
    return [];
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
