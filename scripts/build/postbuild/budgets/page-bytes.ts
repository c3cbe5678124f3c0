import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startFile } from '../extract-page-data.ts';
import { compressed, scriptsIn, withImports } from './script-files.ts';

export type PageBytes = { html: number; scripts: number; files: number };

/**
 * The script that counts a page view, loaded after the page. Pages under `forms/` are not counted,
 * because they are parts of other pages.
 */
const counter = /record-page-view-[\w-]+\.js/;
const isCounted = (file: string) => !file.includes('forms/');

/**
 * Transfer sizes of a prerendered page and of all scripts that it loads without user input, in kB
 * (1000 bytes) after brotli. `html` includes the page's texts twice: as markup, and as data for the
 * scripts in the start file.
 */
export function pageBytes(folder: string, file: string): PageBytes {
  const page = readFileSync(join(folder, file), 'utf8');
  const [start = ''] = startFile.exec(page) ?? [];
  const texts = readFileSync(join(folder, start), 'utf8');
  const first = withImports(folder, scriptsIn(page.replaceAll(start, '') + texts));
  const later = isCounted(file) ? countersIn(folder, first) : [];
  const scripts = [...withImports(folder, [...first, ...later])];
  return {
    html: compressed(folder, file) + compressed(folder, start),
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
