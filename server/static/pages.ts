import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export type Page = { file: string; status: 200 | 404 };

/** Addresses that are made in the browser, behind the one fallback file. */
const clientRoutes = /^\/(BR\/)?(member-portal|admin)(\/|$)/;

/** The pages that say that there is no such page: themselves no addresses of the site. */
const notFoundPages = new Set(['404', 'BR/404']);

const languageCookie = /(?:^|;\s*)lang=(en|pt-BR)(?:;|$)/;

/** All files of the built site, as paths below its folder. */
export function listFiles(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
}

/**
 * The file for an address. The front page comes in the language of the visitor's cookie; an
 * address that does not exist gets the page that says so, in the language of the address.
 * @param path the path of the address, still percent-encoded
 */
export function resolvePage(files: Set<string>, path: string, cookie: string | undefined): Page {
  const wanted = decode(path)?.replace(/^\/+|\/+$/g, '');
  if (wanted === '') {
    const english = languageCookie.exec(cookie ?? '')?.[1] === 'en';
    return { file: english ? 'en/index.html' : 'index.html', status: 200 };
  }
  if (wanted !== undefined && !notFoundPages.has(wanted)) {
    // Compressed copies are chosen by the request's headers, never by address.
    if (files.has(wanted) && !/\.(br|gz)$/.test(wanted)) return { file: wanted, status: 200 };
    if (files.has(`${wanted}/index.html`)) return { file: `${wanted}/index.html`, status: 200 };
    if (clientRoutes.test(`/${wanted}`)) return { file: '__spa-fallback.html', status: 200 };
  }
  const portuguese = /^\/BR(\/|$)/.test(path);
  return { file: `${portuguese ? 'BR/404' : '404'}/index.html`, status: 404 };
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not percent-encoded text, so no address of this site.
    return undefined;
  }
}
