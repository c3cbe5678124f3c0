import { defaultLanguage, isLanguage, type Language } from './language';

const storageKey = 'language';
const oneYear = 31_536_000;

/** The visitor's stored choice, for the root path. Anything but the two languages is ignored. */
export function storedLanguage(): Language {
  const stored = readStorage() ?? readCookie();
  return isLanguage(stored) ? stored : defaultLanguage;
}

/**
 * Keeps a choice for the next visit: in the browser's storage, and in a cookie that tells the
 * server which home page to send at `/`.
 */
export function storeLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `lang=${language};path=/;max-age=${oneYear};samesite=lax`;
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Storage is closed in some private windows; the cookie alone still serves.
    return;
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function readCookie(): string | undefined {
  return /(?:^|;\s*)lang=([^;]+)/.exec(document.cookie)?.[1];
}
