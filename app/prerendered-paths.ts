import { type Page, pathFor, paths, requiresSignIn } from './paths.ts';
import { languages, portuguesePrefix } from './shared/i18n/language.ts';

/** Pages that need scripts: client routes behind one fallback file. */
export const clientPages = (Object.keys(paths) as Page[]).filter(requiresSignIn);

const pages = (Object.keys(paths) as Page[]).filter((page) => !requiresSignIn(page));

/** Other addresses of pages, which the server redirects. */
export const aliases: Record<string, string> = {
  [`${portuguesePrefix}/custo`]: pathFor('cost', 'pt-BR'),
  [`${portuguesePrefix}/ajuda-com-a-conta`]: pathFor('billHelp', 'pt-BR'),
};

/** The pages that the server sends with status 404. */
export const notFoundPaths = ['/404', `${portuguesePrefix}/404`];

/** All paths that the build prerenders. `/` is the home in the default language. */
export const prerenderedPaths: string[] = [
  paths.home,
  ...languages.flatMap((language) => pages.map((page) => pathFor(page, language))),
  ...notFoundPaths,
];
