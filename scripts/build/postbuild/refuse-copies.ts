import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Visitors would load such a file twice, and the service worker would keep both.
 * @throws if two files of the assets, whose names contain their hash, have the same bytes
 */
export async function refuseCopies(folder: string): Promise<void> {
  const assets = join(folder, 'assets');
  const firstOf = new Map<string, string>();
  const copies: string[] = [];
  for (const file of (await readdir(assets)).sort()) {
    const hash = createHash('sha256')
      .update(await readFile(join(assets, file)))
      .digest('base64');
    const first = firstOf.get(hash);
    if (first) copies.push(`${file} is ${first}`);
    else firstOf.set(hash, file);
  }
  if (copies.length > 0) throw new Error(`Files with the same bytes:\n${copies.join('\n')}`);
}
