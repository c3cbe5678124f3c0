import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** URLs of the scripts that a text names: `/assets/home-….js`. */
export function scriptsIn(html: string): string[] {
  return [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address);
}

/** The scripts and all their static imports, without duplicates. */
export function withImports(folder: string, addresses: Iterable<string>): Set<string> {
  const all = new Set(addresses);
  // The loop adds to the set that it iterates, so the imports of each import are also visited.
  for (const address of all) for (const other of importsOf(folder, address)) all.add(other);
  return all;
}

/** The transfer size of a built file in kB (1000 bytes) after brotli. */
export function compressed(folder: string, address: string): number {
  return statSync(join(folder, `${address}.br`)).size / 1000;
}

function importsOf(folder: string, address: string): string[] {
  const text = readFileSync(join(folder, address), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, file]) => `/assets/${file}`,
  );
}
