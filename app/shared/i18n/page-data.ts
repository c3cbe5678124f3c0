import { redirectDocument, useMatches } from 'react-router';
import type { Messages, Texts } from './catalog';
import { defaultLanguage, type Language, languageOfPath } from './language';
import { loadTexts, type PageName, type PublicPage } from './messages';
import { storedLanguage } from './stored-language';

/** The data of every page's loader, which is the page, its language and its texts. */
export type PageData = {
  language: Language;
  page: PageName;
  text: Texts['titles'];
  messages: Partial<Messages>;
};

/**
 * The loader of a page, in the language of the URL. It is both the `loader`, at build time, and the
 * `clientLoader`.
 */
export function pageLoader(page: PublicPage) {
  return loaderOf(page, loadTexts);
}

/**
 * The loader of a page with more data than its messages. Amounts and dates are formatted in the
 * loader, so the page's script contains no formats.
 */
export function pageLoaderWith<More>(
  page: PublicPage,
  loadMore: (language: Language) => Promise<More>,
) {
  const load = pageLoader(page);
  return async ({ request }: { request: Request }): Promise<PageData & More> => {
    const [data, more] = await Promise.all([
      load({ request }),
      loadMore(languageOf(request)).catch(loadAnew(request)),
    ]);
    return { ...data, ...more };
  };
}

/** The loader of a page with its own way to load texts. */
export function loaderOf<Name extends PageName>(
  page: Name,
  load: (language: Language, page: Name) => Promise<Texts>,
) {
  return async ({ request }: { request: Request }): Promise<PageData> => {
    const language = languageOf(request);
    const { titles, messages } = await load(language, page).catch(loadAnew(request));
    return { language, page, text: titles, messages };
  };
}

/** The data of the current page; `undefined` before it has loaded or after a failure. */
export function usePageData(): PageData | undefined {
  return useMatches()
    .map((match) => match.loaderData)
    .findLast(isPageData);
}

function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'page' in data && 'messages' in data;
}

/**
 * Loads the whole page if the files of an open page are missing after a new release. If that has
 * happened already, or without a connection, the error is thrown.
 */
function loadAnew(request: Request) {
  return (error: unknown): never => {
    if (import.meta.env.SSR || !navigator.onLine || request.url === withoutHash(location.href)) {
      throw error;
    }
    throw redirectDocument(request.url);
  };
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, '');
}

function languageOf(request: Request): Language {
  return languageOfPath(new URL(request.url).pathname) ?? rootLanguage();
}

function rootLanguage(): Language {
  return import.meta.env.SSR ? defaultLanguage : storedLanguage();
}
