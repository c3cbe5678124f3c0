import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from './files.ts';

/**
 * Drops the loader data beside the pages: a page carries its own, and a navigation loads the
 * messages' hashed files.
 */
export async function dropLoaderData(folder: string): Promise<void> {
  const data = await filesIn(folder, ['.data']);
  if (data.length === 0) throw new Error('The router wrote no loader data: has it moved?');
  await Promise.all(data.map((file) => rm(join(folder, file))));
}
