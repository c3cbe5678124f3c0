import { enableCompileCache, getCompileCacheDir } from 'node:module';
import { dirname, join } from 'node:path';
import { createDataFolder } from './database/embedded/locations.ts';

/**
 * Keeps compiled code in the data folder, so that the next start and the first call of a function
 * compile nothing. NODE_COMPILE_CACHE chooses another folder. Node checks what it reads, and a
 * folder that cannot be written only costs the time.
 */
export function keepCompiledCode(dataDir: string): void {
  if (getCompileCacheDir()) return;
  try {
    createDataFolder(dataDir);
    enableCompileCache(join(dataDir, 'compiled'));
  } catch {
    // What needs the data folder says what is wrong with it.
  }
}

/** The folder of the compiled code, for other processes of this server. */
export function compiledCodeFolder(): string | undefined {
  const folderOfVersion = getCompileCacheDir();
  return folderOfVersion && dirname(folderOfVersion);
}
