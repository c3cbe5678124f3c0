import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { englishHomePath, pathFor } from '../../../app/paths.ts';
import { aliases, clientPages, notFoundPaths } from '../../../app/prerendered-paths.ts';
import { unpublishable } from '../../../app/shared/brand/unpublishable.ts';
import { languages, portuguesePrefix } from '../../../app/shared/i18n/language.ts';
import { filesIn } from './files.ts';
import { type InlinePolicy, inlinePolicy } from './inline-policies.ts';
import { closedFile } from './write-closed-page.ts';

/**
 * Writes the facts about the site that a server needs and cannot read from the files. The server's
 * code therefore names no page.
 * `pages` contains the file of each URL path, `aliases` other paths of pages. `cookies` contains other files for a path, by a
 * cookie's value.
 * `fallback` lists the prefixes of paths that are rendered in the browser.
 * `notFound` lists the not-found pages by prefix, longest first.
 * `policies` contains the hashes of each page's inline scripts and styles.
 * `connect` is the origin of a backend on another origin than the site's.
 * `origin` is the origin that the site was built for. `addressed` lists the files that contain it,
 * so a server elsewhere can replace it with its own.
 * `closed` contains the page that visitors get instead of every other one on a public site, the
 * prefixes that stay open, and the values that must not reach visitors. Without such values, it is
 * missing.
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
  const areas = ['portal', 'advisor', 'admin'] as const;
  const fallback = areas.flatMap((page) => languages.map((language) => pathFor(page, language)));
  const strays = clientPages.filter(
    (page) => !fallback.some((area) => pathFor(page, 'en').startsWith(area)),
  );
  if (strays.length > 0) throw new Error(`No file was built for the pages ${strays.join(', ')}`);
  const table = {
    pages: Object.fromEntries(pages),
    aliases,
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
    ...(unpublishable.length > 0 && {
      closed: {
        file: closedFile,
        except: languages.map((language) => pathFor('admin', language)),
        values: unpublishable,
      },
    }),
  };
  await writeFile(target, `${JSON.stringify(table, null, 2)}\n`);
}

/**
 * The files that contain a text.
 * @throws if an inline script or style contains it, because the security policy has that script's
 *   hash.
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
      throw new Error(`${file}: an inline script or style contains the site's URL`);
    }
  }
  return found;
}
