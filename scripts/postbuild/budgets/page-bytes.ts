import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressed, scriptsIn, withImports } from './script-files.ts';

export type PageBytes = { html: number; scripts: number; files: number };

/** What counts a page's view, fetched once it stands. Forms are parts of other pages. */
const counter = /record-page-view-[\w-]+\.js/;
const isCounted = (file: string) => !file.includes('forms/');

/**
 * Sizes over the line of a finished page and of all scripts that it loads while nobody touches it,
 * in kB (1000 bytes), brotli.
 */
export function pageBytes(folder: string, file: string): PageBytes {
  const first = withImports(folder, scriptsIn(readFileSync(join(folder, file), 'utf8')));
  const later = isCounted(file) ? countersIn(folder, first) : [];
  const scripts = [...withImports(folder, [...first, ...later])];
  return {
    html: compressed(folder, file),
    scripts: scripts.reduce((total, address) => total + compressed(folder, address), 0),
    files: scripts.length,
  };
}

function countersIn(folder: string, scripts: Set<string>): string[] {
  return [...scripts].flatMap((address) => {
    const [name] = counter.exec(readFileSync(join(folder, address), 'utf8')) ?? [];
    return name ? [`/assets/${name}`] : [];
  });
}
