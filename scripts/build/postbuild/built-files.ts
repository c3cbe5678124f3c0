import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The path and the imports of each built file. Vite writes this manifest. */
export type Manifest = Record<
  string,
  { file: string; imports?: string[]; dynamicImports?: string[]; assets?: string[] }
>;

/** Reads the manifest and removes it from the files that are served. */
export async function takeManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, '.vite', 'manifest.json'), 'utf8');
  await rm(join(folder, '.vite'), { recursive: true });
  return JSON.parse(text) as Manifest;
}

/**
 * The addresses of the built files of some sources, with what they import and, from `onDemand`
 * folders, what they import on demand. @throws if a source is not in the manifest
 */
export function builtFiles(
  manifest: Manifest,
  sources: readonly string[],
  onDemand: readonly string[] = [],
): Set<string> {
  const keys = new Set(sources.map((source) => keyOf(manifest, source)));
  // The loop adds to the set that it iterates, so the imports of each import are also visited.
  for (const key of keys) {
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    const parts = dynamicImports.filter((name) => onDemand.some((one) => name.startsWith(one)));
    for (const name of [...imports, ...parts]) keys.add(name);
  }
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return new Set(
    chunks.flatMap(({ file, assets = [] }) => [file, ...assets].map((it) => `/${it}`)),
  );
}

/** The addresses of the built files that a page names. */
export function namedFiles(html: string): string[] {
  return [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([address]) => address);
}

/** The manifest's name of a source file. The router adds a query to its routes. */
function keyOf(manifest: Manifest, source: string): string {
  const key = Object.keys(manifest).find((name) => name.split('?')[0] === source);
  if (!key) throw new Error(`${source} is not in the build's manifest`);
  return key;
}
