import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of all files below a folder that end in one of the extensions, relative to it, sorted. */
export async function filesIn(folder: string, extensions: readonly string[]): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .filter((file) => extensions.some((extension) => file.endsWith(extension)))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/** Rewrites every finished page below the folder. `change` gets the page and its relative path. */
export async function changePages(
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
 * Replaces `pattern` and makes sure that it stood there: the markup is the router's, and
 * a new version of it must stop the build rather than the pages.
 */
export function replaceOrFail(
  html: string,
  pattern: RegExp,
  replacement: string,
  file: string,
): string {
  if (html.search(pattern) === -1) throw new Error(`${file}: nothing there matches ${pattern}`);
  return html.replace(pattern, replacement);
}
