import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files.ts';

const largest = /^vendor-[^/]*$/;

/** V8's explicit compile hints: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Chromium compiles a function when it is first called, on the page's own thread. Of the largest
 * script most are called while a page starts: it may compile them all beside that thread, while the
 * script arrives.
 */
export async function compileAhead(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const files = (await filesIn(assets, ['.js'])).filter((file) => largest.test(file));
  if (files.length === 0) throw new Error('No script is called vendor any more.');
  for (const file of files) {
    const path = join(assets, file);
    await writeFile(path, hint + (await readFile(path, 'utf8')));
  }
}
