import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the scripts that a text names: `/assets/home-….js`. */
export function scriptsIn(html: string): string[] {
  return [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([address]) => address);
}

/** The scripts and all that they import before they run, each once. */
export function withImports(folder: string, addresses: Iterable<string>): Set<string> {
  const all = new Set(addresses);
  // A set that grows while it is walked: what each file imports is walked, too.
  for (const address of all) for (const other of importsOf(folder, address)) all.add(other);
  return all;
}

/** The size of a built file over the line, in kB (1000 bytes), brotli. */
export function compressed(folder: string, address: string): number {
  return statSync(join(folder, `${address}.br`)).size / 1000;
}

function importsOf(folder: string, address: string): string[] {
  const text = readFileSync(join(folder, address), 'utf8');
  return [...text.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
    ([, file]) => `/assets/${file}`,
  );
}
