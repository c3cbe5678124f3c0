import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { replaceOrFail, rewritePages } from './files.ts';

/**
 * The URL pattern of a page's start file, which contains the page's texts as data and the entry
 * script.
 */
export const startFile = /\/assets\/start-[\w-]{8}\.js/;

const context = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const entry = /<script type="module" async="">([\s\S]*?)<\/script>/;
const stream =
  /<!--\$--><script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;
const streamed =
  /(?:<!--\$--><script>window\.__reactRouterContext\.streamController\.[\s\S]*?<\/script>)+(?:<!--\/\$-->)+(?=<\/body>)/;

/**
 * Moves a page's data into a file. A prerendered page contains its texts twice: as markup, and as
 * data for its scripts. The scripts wait until the page has loaded, so they load the data from that
 * file. The smaller page more often arrives in one round trip, and needs fewer hashes in its
 * security policy. The empty elements stay, because React looks for them there.
 */
export async function extractPageData(folder: string, exceptFile: string): Promise<void> {
  const files = new Map<string, string>();
  await rewritePages(folder, (html, file) => {
    if (file === exceptFile) return html;
    const parts = [html.match(context)?.[1], ...[...html.matchAll(stream)].map(([, part]) => part)];
    const text = [...parts, html.match(entry)?.[1]].join('\n');
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const address = `/assets/start-${hash}.js`;
    files.set(address, text);
    const changes: [RegExp, string][] = [
      [context, '<script></script>'],
      [streamed, ''],
      [/(?=<link rel="modulepreload")/, `<link rel="modulepreload" href="${address}"/>`],
      [entry, `<script id="app-entry" data-start="${address}"></script>`],
    ];
    return changes.reduce((page, [from, to]) => replaceOrFail(page, from, to, file), html);
  });
  for (const [address, text] of files) await writeFile(join(folder, address), text);
}
