import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { indexedPages } from '../../../app/indexed-pages.ts';
import { type Page, pathFor, paths, requiresSignIn } from '../../../app/paths.ts';
import { appCachePrefix, appMessage } from '../../../app/shared/browser/app-cache.ts';
import { languages, portuguesePrefix } from '../../../app/shared/i18n/language.ts';
import { messageFile } from '../message-files.ts';
import { appPages } from './app-pages.ts';
import { builtFiles, type Manifest, namedFiles } from './built-files.ts';
import { pagesWorker } from './pages-worker.ts';

export const pagesWorkerFile = 'pages-sw.js';

/** The link of the offline page to a page of the app, which the worker shows if that page is cached. */
const appLink = ' id="app-link" hidden=""';

const inEachLanguage = (page: Page) => languages.map((language) => pathFor(page, language));

/**
 * Writes `/pages-sw.js`, which lets public pages open without a connection. The cache's name is a
 * hash of all pages that it can contain, so each new build uses a new cache.
 */
export async function writePagesWorker(folder: string, manifest: Manifest): Promise<void> {
  const pages = [paths.home, ...indexedPages.flatMap(inEachLanguage)];
  const always = [...inEachLanguage('emergency'), ...inEachLanguage('deskCards')];
  const offline = inEachLanguage('offline');
  const read = (page: string) => readFile(join(folder, page, 'index.html'), 'utf8');
  const htmls = await Promise.all([...pages, ...offline].map(read));
  const [font] = /\/assets\/[\w-]+\.woff2/.exec(htmls.join('')) ?? [];
  if (!font) throw new Error('The pages preload no font');
  if (!htmls.slice(-offline.length).every((html) => html.includes(appLink))) {
    throw new Error(`The offline page has no element with${appLink}`);
  }
  const settings = {
    cacheName: `public-pages-${hashOf(htmls)}`,
    pages,
    always,
    files: [font],
    offline: [
      { prefix: `${portuguesePrefix}/`, page: pathFor('offline', 'pt-BR') },
      { prefix: '/', page: pathFor('offline', 'en') },
    ],
    app: await appSettings(manifest, read),
  };
  await writeFile(
    join(folder, pagesWorkerFile),
    `(${pagesWorker})(${JSON.stringify(settings)});\n`,
  );
}

async function appSettings(manifest: Manifest, read: (page: string) => Promise<string>) {
  const pages = appPages.flatMap(({ page }) => (requiresSignIn(page) ? [] : inEachLanguage(page)));
  const htmls = await Promise.all(pages.map(read));
  const names = ['common', ...appPages.flatMap(({ namespaces }) => namespaces)];
  const sources = [
    ...appPages.flatMap(({ modules }) => modules),
    ...languages.flatMap((language) => names.map((name) => messageFile(language, name))),
  ];
  const onDemand = appPages.flatMap(({ parts }) => parts);
  const named = new Set(htmls.flatMap(namedFiles));
  const parts = [...builtFiles(manifest, sources, onDemand).difference(named)].sort();
  const files = [...named].sort();
  return {
    prefix: appCachePrefix,
    cacheName: appCachePrefix + hashOf([...htmls, ...files, ...parts]),
    message: appMessage,
    link: appLink,
    pages,
    files,
    parts,
  };
}

function hashOf(texts: readonly string[]): string {
  return createHash('sha256').update(texts.join('')).digest('base64url').slice(0, 10);
}
