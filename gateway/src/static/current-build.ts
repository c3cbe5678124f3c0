import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/**
 * Resolves the link to the newest complete build and marks that build as served. A later build
 * replaces the link, but this server keeps its build. A file in the build's `servers` folder, named
 * after the process ID, protects it from removal.
 * @throws StartupError when the folder does not exist.
 */
export function claimCurrentBuild(link: string): string {
  let folder: string;
  try {
    folder = realpathSync(link);
  } catch (cause) {
    throw new StartupError(`SITE_DIR: ${link} does not exist. Build the site first.`, { cause });
  }
  const mark = markOf(folder);
  try {
    mkdirSync(join(folder, 'servers'), { recursive: true });
    writeFileSync(mark, '');
    process.once('exit', () => rmSync(mark, { force: true }));
  } catch {
    // The folder is read-only, so no build is removed from it.
  }
  return folder;
}

/** Lets a build be removed that this server no longer serves. */
export function releaseBuild(folder: string) {
  rmSync(markOf(folder), { force: true });
}

function markOf(folder: string): string {
  return join(folder, 'servers', String(process.pid));
}
