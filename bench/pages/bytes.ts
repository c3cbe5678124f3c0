import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const client = join(import.meta.dirname, '..', '..', 'build', 'client');

/** Sizes over the line of a finished page, in kB (1000 bytes), compressed with brotli. */
export function pageBytes(file: string) {
  const html = readFileSync(join(client, file), 'utf8');
  const scripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path));
  return {
    html: compressed(file),
    scripts: [...scripts].reduce((total, path) => total + compressed(path), 0),
    files: scripts.size,
  };
}

function compressed(path: string): number {
  return statSync(join(client, `${path}.br`)).size / 1000;
}
