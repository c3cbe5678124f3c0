import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { englishHomePath, pathFor } from '../../../app/paths.ts';
import { clientPages, notFoundPaths } from '../../../app/prerendered-paths.ts';
import { languages, portuguesePrefix } from '../../../app/shared/i18n/language.ts';
import { filesIn } from './files.ts';
import { type InlinePolicy, inlinePolicy } from './inline-policies.ts';

/**
 * Writes what a server has to know of the site that its files do not say, so that the server
 * itself knows no page of it:
 * `pages` the file of each address; `cookies` other files for an address, by a cookie's value;
 * `fallback` prefixes of addresses that are made in the browser; `notFound` the pages that say so,
 * by prefix, the longest first; `policies` hashes of each page's inline scripts and styles;
 * `connect` the origin of a backend that is not the site's own;
 * `origin` the address that the site was built for, and `addressed` the files that carry it, so
 * that a server elsewhere can write its own into them.
 */
export async function writeSiteTable(
  folder: string,
  target: string,
  policies: Record<string, InlinePolicy>,
  origin: string,
): Promise<void> {
  const notFoundFiles = notFoundPaths.map((path) => `${path.slice(1)}/index.html`);
  const pages = (await filesIn(folder, ['index.html']))
    .filter((file) => !notFoundFiles.includes(file))
    .map((file) => [`/${file.replace(/\/?index\.html$/, '')}`, file]);
  const areas = ['portal', 'admin'] as const;
  const fallback = areas.flatMap((page) => languages.map((language) => pathFor(page, language)));
  const strays = clientPages.filter(
    (page) => !fallback.some((area) => pathFor(page, 'en').startsWith(area)),
  );
  if (strays.length > 0) throw new Error(`No file answers for the pages ${strays.join(', ')}`);
  const table = {
    pages: Object.fromEntries(pages),
    cookies: { '/': { name: 'lang', files: { en: `${englishHomePath.slice(1)}/index.html` } } },
    fallback: { file: '__spa-fallback.html', prefixes: fallback },
    notFound: [
      { prefix: portuguesePrefix, file: `${portuguesePrefix.slice(1)}/404/index.html` },
      { prefix: '', file: '404/index.html' },
    ],
    policies,
    connect: process.env.VITE_SUPABASE_URL ? [new URL(process.env.VITE_SUPABASE_URL).origin] : [],
    origin,
    addressed: await filesWith(folder, origin, policies),
  };
  await writeFile(target, `${JSON.stringify(table, null, 2)}\n`);
}

/**
 * The files in which a text stands.
 * @throws where it stands in an inline script or style, whose hash the security policy knows.
 */
async function filesWith(
  folder: string,
  text: string,
  policies: Record<string, InlinePolicy>,
): Promise<string[]> {
  const found: string[] = [];
  for (const file of await filesIn(folder, ['.html', '.js', '.json', '.txt', '.xml'])) {
    const content = await readFile(join(folder, file), 'utf8');
    if (!content.includes(text)) continue;
    found.push(file);
    const policy =
      file.endsWith('.html') && inlinePolicy(content.replaceAll(text, 'https://example.org'));
    if (policy && JSON.stringify(policy) !== JSON.stringify(policies[file])) {
      throw new Error(`${file}: an inline script or style carries the site's address`);
    }
  }
  return found;
}
