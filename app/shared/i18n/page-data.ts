import { redirectDocument, useMatches } from 'react-router';
import type { Messages, Texts } from './catalogue';
import { defaultLanguage, type Language, languageOfPath } from './language';
import { loadTexts, type PageName, type PublicPage } from './messages';
import { storedLanguage } from './stored-language';

/** What every page's loader gives: which page in which language, and all that it says. */
export type PageData = {
  language: Language;
  page: PageName;
  text: Texts['titles'];
  messages: Partial<Messages>;
};

/**
 * The loader of a page, in whichever language the address asks for. The same function serves
 * as `loader` (at build: the strings become part of the file) and as `clientLoader`.
 */
export function pageLoader(page: PublicPage) {
  return loaderOf(page, loadTexts);
}

/**
 * The loader of a page that has more to say than its messages. What is written out while a page is
 * loaded, amounts and dates among it, comes finished with the file: the page itself needs no formats.
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

/** The loader of a page whose texts are loaded in a way of their own. */
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

/** The data of the page that is being shown; none before it has loaded or after it has failed. */
export function usePageData(): PageData | undefined {
  return useMatches()
    .map((match) => match.loaderData)
    .findLast(isPageData);
}

function isPageData(data: unknown): data is PageData {
  return typeof data === 'object' && data !== null && 'page' in data && 'messages' in data;
}

/**
 * After a new release the files that an open page knows may be gone: the navigation then loads
 * the whole page. Where that has happened already, or without a network, the error stands.
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
