import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { type DatabaseLocation, ownerConnection } from 'supabase-gateway/database/connections';
import { readEnvironment } from 'supabase-gateway/env';
import { storedFiles } from 'supabase-gateway/storage/stored-files';

const extensions: Record<string, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/heic': '.heic',
  'application/pdf': '.pdf',
};

/**
 * Writes the files of folders in Storage into a folder that only the owner can read.
 * @returns the number of files
 */
export async function writeStoredFiles(
  location: DatabaseLocation,
  sources: readonly { bucket: string; folder: string }[],
  folder: string,
): Promise<number> {
  const pool = new pg.Pool({ ...ownerConnection(location), max: 2 });
  let count = 0;
  try {
    for (const source of sources) {
      const files = storedFiles(pool, readEnvironment().s3, source);
      for await (const { name, type, bytes } of files) {
        const target = join(folder, `${name}${extensions[type] ?? ''}`);
        mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
        await writeFile(target, bytes, { mode: 0o600, flag: 'wx' });
        count += 1;
      }
    }
  } finally {
    await pool.end();
  }
  return count;
}
