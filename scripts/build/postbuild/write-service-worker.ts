import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathFor, requiresSignIn } from '../../../app/paths.ts';
import { brand } from '../../../app/shared/brand/brand.ts';
import { languages } from '../../../app/shared/i18n/language.ts';
import { messageFile } from '../message-files.ts';
import { appPages } from './app-pages.ts';
import { builtFiles, type Manifest, namedFiles } from './built-files.ts';
import { serviceWorker } from './service-worker.ts';

export const serviceWorkerFile = 'sw.js';

/**
 * Writes `/sw.js`, which lets the membership card open without a connection. It lists the files
 * that this page needs. The cache's name is a hash of them, so each new build uses a new cache.
 */
export async function writeServiceWorker(
  folder: string,
  fallbackFile: string,
  manifest: Manifest,
): Promise<void> {
  const html = await readFile(join(folder, fallbackFile), 'utf8');
  const entries = [
    'app/portal/card/page.tsx',
    ...languages.flatMap((language) =>
      ['common', 'portalPages', 'card', 'cardFace', 'deskCards'].map((name) =>
        messageFile(language, name),
      ),
    ),
  ];
  const files = new Set([...namedFiles(html), ...builtFiles(manifest, entries)]);
  const hash = createHash('sha256')
    .update(html)
    .update([...files].sort().join())
    .digest('base64url')
    .slice(0, 10);
  const settings = {
    cacheName: `membership-card-${hash}`,
    files: [...files].sort(),
    shell: pathFor('card', 'en'),
    areas: languages.map((language) => ({
      portal: pathFor('portal', language),
      card: pathFor('card', language),
    })),
    pages: portalPages(manifest),
    brand: brand.name,
  };
  await writeFile(
    join(folder, serviceWorkerFile),
    `(${serviceWorker})(${JSON.stringify(settings)});\n`,
  );
}

/** The app's pages in the portal: the pattern of their addresses, and the files of their route. */
function portalPages(manifest: Manifest) {
  return appPages
    .filter(({ page }) => requiresSignIn(page))
    .flatMap(({ page, modules, parts }) =>
      languages.map((language) => ({
        pattern: `^${pathFor(page, language).replace(/:\w+/g, '[^/]+')}/?$`,
        files: [...builtFiles(manifest, modules, parts)],
      })),
    );
}
