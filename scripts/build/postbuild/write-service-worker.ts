import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathFor } from '../../../app/paths.ts';
import { brand } from '../../../app/shared/brand/brand.ts';
import { languages } from '../../../app/shared/i18n/language.ts';
import { messageFile } from '../message-files.ts';
import { serviceWorker } from './service-worker.ts';

export const serviceWorkerFile = 'sw.js';

/** The path and the static imports of each built file. Vite writes this manifest. */
type Manifest = Record<string, { file: string; imports?: string[]; assets?: string[] }>;

/**
 * Writes `/sw.js`, which lets the membership card open without a connection. It lists the files
 * that this page needs. The cache's name is a hash of them, so each new build uses a new cache.
 */
export async function writeServiceWorker(folder: string, fallbackFile: string): Promise<void> {
  const manifest = await takeManifest(folder);
  const html = await readFile(join(folder, fallbackFile), 'utf8');
  const entries = [
    'app/portal/card/page.tsx',
    ...languages.flatMap((language) =>
      ['common', 'portalPages', 'card', 'cardFace', 'deskCards'].map((name) =>
        messageFile(language, name),
      ),
    ),
  ];
  const files = new Set([...html.matchAll(/\/assets\/[\w.-]+/g)].map(([address]) => address));
  for (const entry of entries) {
    for (const file of filesOf(manifest, keyOf(manifest, entry))) files.add(`/${file}`);
  }
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
    brand: brand.name,
  };
  await writeFile(
    join(folder, serviceWorkerFile),
    `(${serviceWorker})(${JSON.stringify(settings)});\n`,
  );
}

/** Reads the manifest and removes it from the files that are served. */
async function takeManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8');
  await rm(join(folder, '.vite'), { recursive: true });
  return JSON.parse(text) as Manifest;
}

/** The manifest's name of a source file. The router adds a query to its routes. */
function keyOf(manifest: Manifest, source: string): string {
  const key = Object.keys(manifest).find((name) => name.split('?')[0] === source);
  if (!key) throw new Error(`${source} is not in the build's manifest`);
  return key;
}

function filesOf(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  const chunk = manifest[key];
  if (!chunk || seen.has(key)) return [];
  seen.add(key);
  const own = [chunk.file, ...(chunk.assets ?? [])];
  return [...own, ...(chunk.imports ?? []).flatMap((name) => filesOf(manifest, name, seen))];
}
