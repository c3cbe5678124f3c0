/**
 * What must be known about the language before the page is painted, or before it is hydrated.
 * Runs inline in `<head>`, so it imports nothing and stays small.
 */
function beforePaint(): void {
  const { documentElement: html } = document;
  const { pathname, search, hash } = location;
  const remember = (language: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = `lang=${language};path=/;max-age=31536000;samesite=lax`;
    try {
      localStorage.setItem('language', language);
    } catch {
      return;
    }
  };

  if (pathname !== '/') {
    // One file answers for every page of portal and admin: the path tells its language.
    html.lang = /^\/BR(\/|$)/.test(pathname) ? 'pt-BR' : 'en';
  } else {
    // The root path follows the stored choice. If the cookie was lost, the server could not know.
    let stored: string | null = null;
    try {
      stored = localStorage.getItem('language');
    } catch {
      stored = null;
    }
    // A mailed link that has lost its page ends here: the sign-in page knows what to say about it.
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

  // A click on the language switch counts before hydration too.
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
export const languageScript: string = import.meta.env.SSR ? `(${beforePaint})();` : '';
