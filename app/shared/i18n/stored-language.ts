import { localEntry } from '~/shared/browser/storage';
import { defaultLanguage, isLanguage, type Language } from './language';

const entry = localEntry('language');
const oneYear = 31_536_000;

/** The visitor's stored choice, for the root path. Any invalid value is ignored. */
export function storedLanguage(): Language {
  const stored = entry.read() ?? readCookie();
  return isLanguage(stored) ? stored : defaultLanguage;
}

/**
 * Stores a choice for the next visit, in the browser's storage and in a cookie. The server reads
 * the cookie to select the home page at `/`.
 */
export function storeLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `lang=${language};path=/;max-age=${oneYear};samesite=lax`;
  entry.write(language);
}

function readCookie(): string | undefined {
  return /(?:^|;\s*)lang=([^;]+)/.exec(document.cookie)?.[1];
}
