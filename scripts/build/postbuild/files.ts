import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Relative, sorted paths of all files in a folder and its subfolders that have one of the
 * extensions.
 */
export async function filesIn(folder: string, extensions: readonly string[]): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => extensions.some((extension) => file.endsWith(extension)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/**
 * Rewrites every prerendered page in the folder. `change` receives the page and its relative path.
 */
export async function rewritePages(
  folder: string,
  change: (html: string, file: string) => string,
): Promise<void> {
  for (const file of await filesIn(folder, ['.html'])) {
    const path = join(folder, file);
    const html = await readFile(path, 'utf8');
    const changed = change(html, file);
    if (changed !== html) await writeFile(path, changed);
  }
}

/**
 * Replaces `pattern` and fails if it does not match. The router generates the markup, so a new
 * router version must fail the build instead of breaking the pages.
 */
export function replaceOrFail(
  html: string,
  pattern: RegExp,
  replacement: string,
  file: string,
): string {
  if (html.search(pattern) === -1) throw new Error(`${file}: no match for ${pattern}`);
  return html.replace(pattern, replacement);
}

/** Text between the tags of HTML or SVG. It does not escape quotes, which attributes need. */
export function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
