import type { Language } from '../_shared/language.ts';

type ResetPage = { url: string; language: Language };

const pages: Record<string, Language> = {
  '/reset-password': 'en',
  '/BR/reset-password': 'pt-BR',
};

/**
 * Checks the address of a reset link. Another site's address would give the token to the caller, so
 * only the site's own two pages are accepted, without their query.
 */
export function readResetPage(resetUrl: string, siteUrl: string): ResetPage | undefined {
  const url = URL.parse(resetUrl);
  if (!url || !isSameSite(url, new URL(siteUrl))) return undefined;
  const path = url.pathname.replace(/\/$/, '');
  const language = pages[path];
  return language && { url: `${url.origin}${path}`, language };
}

/** On a developer's machine, localhost and 127.0.0.1 are the same site. */
function isSameSite(url: URL, site: URL): boolean {
  if (url.origin === site.origin) return true;
  const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isLocal(url) && isLocal(site) && url.port === site.port && url.protocol === site.protocol;
}
