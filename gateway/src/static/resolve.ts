import type { SiteTable } from './site-table.ts';

/** The file for a URL, or the canonical URL to redirect to. */
export type Resolution = { file: string; status: 200 | 404 } | { location: string };

/**
 * Finds the file for a URL. A page has one canonical URL. A trailing slash, different
 * capitalization, `index.html` or an alias redirects to it.
 * @param path the path of the URL, percent-encoded
 * @param cookie the request's header
 */
export function resolveAddress(
  site: SiteTable,
  path: string,
  cookie: string | undefined,
): Resolution {
  const address = decode(path);
  if (address === undefined) return notFound(site, path);
  const page = site.pages[address];
  if (page) return { file: chosenByCookie(site, address, cookie) ?? page, status: 200 };
  if (site.files.has(address.slice(1))) return { file: address.slice(1), status: 200 };
  const { fallback } = site;
  if (fallback.prefixes.some((prefix) => isBelow(address, prefix))) {
    return { file: fallback.file, status: 200 };
  }
  const location = canonical(site, address);
  return location ? { location } : notFound(site, address);
}

function chosenByCookie(site: SiteTable, address: string, cookie = ''): string | undefined {
  const choice = site.cookies[address];
  if (!choice) return undefined;
  const pair = cookie.split(/;\s*/).find((part) => part.startsWith(`${choice.name}=`));
  return pair && choice.files[pair.slice(choice.name.length + 1)];
}

/** Returns the canonical form of a URL path, if it has one. */
function canonical(site: SiteTable, address: string): string | undefined {
  const plain = address.replace(/\/(index\.html)?$/, '') || '/';
  if (site.pages[plain]) return plain;
  const lower = plain.toLowerCase();
  const known = [
    ...Object.keys(site.pages),
    ...site.fallback.prefixes,
    ...Object.keys(site.aliases),
  ];
  const found = known.find((page) => page.toLowerCase() === lower);
  return found && (site.aliases[found] ?? found);
}

function notFound(site: SiteTable, address: string): Resolution {
  const page = site.notFound.find(({ prefix }) => isBelow(address, prefix));
  return { file: page?.file ?? '', status: 404 };
}

/** Whether a path is the other path or below it. */
export function isBelow(address: string, prefix: string): boolean {
  return address === prefix || address.startsWith(`${prefix}/`);
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    // The path is not valid percent-encoded text, so it is not a URL of the site.
    return undefined;
  }
}
