import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexedPages } from '../../../app/indexed-pages.ts';
import { type Page, pathFor, paths } from '../../../app/paths.ts';
import { languages, portuguesePrefix } from '../../../app/shared/i18n/language.ts';
import { pagesWorker } from './pages-worker.ts';

export const pagesWorkerFile = 'pages-sw.js';

const inEachLanguage = (page: Page) => languages.map((language) => pathFor(page, language));

/**
 * Writes `/pages-sw.js`, which lets public pages open without a connection. The cache's name is a
 * hash of all pages that it can contain, so each new build uses a new cache.
 */
export async function writePagesWorker(folder: string): Promise<void> {
  const pages = [paths.home, ...indexedPages.flatMap(inEachLanguage)];
  const always = [...inEachLanguage('emergency'), ...inEachLanguage('deskCards')];
  const htmls = await Promise.all(
    [...pages, ...inEachLanguage('offline')].map((page) =>
      readFile(join(folder, page, 'index.html'), 'utf8'),
    ),
  );
  const [font] = /\/assets\/[\w-]+\.woff2/.exec(htmls.join('')) ?? [];
  if (!font) throw new Error('The pages preload no font');
  const settings = {
    cacheName: `public-pages-${hashOf(htmls)}`,
    pages,
    always,
    files: [font],
    offline: [
      { prefix: `${portuguesePrefix}/`, page: pathFor('offline', 'pt-BR') },
      { prefix: '/', page: pathFor('offline', 'en') },
    ],
  };
  await writeFile(
    join(folder, pagesWorkerFile),
    `(${pagesWorker})(${JSON.stringify(settings)});\n`,
  );
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('')).digest('base64url').slice(0, 10);
}
