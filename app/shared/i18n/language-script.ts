import { readText, writeText } from '~/shared/browser/storage';

/**
 * Sets the language before the first paint, and stores a choice before hydration. It runs inline
 * in `<head>`, so it receives its dependencies as arguments.
 */
function beforePaint(read: typeof readText, write: typeof writeText): void {
  const { documentElement: html } = document;
  const { pathname, search, hash } = location;
  const remember = (language: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `lang=${language};path=/;max-age=31536000;samesite=lax`;
    write('localStorage', 'language', language);
  };

  if (pathname !== '/') {
    // One file serves all pages of the portal or the Command Center; its path has the language.
    html.lang = /^\/BR(\/|$)/.test(pathname) ? 'pt-BR' : 'en';
  } else {
    // The root path uses the stored choice. Without the cookie, the server could not know it.
    const stored = read('localStorage', 'language');
    // An emailed link without its page's path arrives here. The sign-in page explains it.
    if (/[?#&](code|error_code|access_token|message)=/.test(search + hash)) {
      const english = (stored ?? html.lang) === 'en';
      location.replace(`${english ? '' : '/BR'}/my-account${search}${hash}`);
      return;
    }
    if ((stored === 'en' || stored === 'pt-BR') && stored !== html.lang) {
      html.hidden = true;
      const known = `lang=${stored}`;
      const serverKnew = document.cookie.includes(known);
      remember(stored);
      if (!serverKnew && document.cookie.includes(known)) location.reload();
      else location.replace(stored === 'en' ? '/en' : '/BR');
    }
  }

  // A click on the language switch is stored before hydration too.
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const link = event.target.closest<HTMLAnchorElement>('a[data-language]');
      if (!link) return;
      remember(link.dataset.language ?? '');
      link.search = location.search;
      link.hash = location.hash;
      if (link.pathname === '/en') link.pathname = '/';
    },
    true,
  );
}

/** Only the build and the development server need the text; the browser's bundle has none. */
export const languageScript: string = import.meta.env.SSR
  ? `(${beforePaint})(${readText},${writeText});`
  : '';
