import { lstatSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './install.mjs';
import { isRunning } from './lock.mjs';

/** A link to the newest complete build, so that the switch is atomic. */
export const currentBuild = join(root, 'build');

/**
 * Makes a complete build the current one. Running servers keep the build that they started with.
 */
export function switchToBuild(folder, current = currentBuild) {
  const builds = dirname(folder);
  const link = join(builds, `link-${process.pid}`);
  rmSync(link, { recursive: true, force: true });
  // On Windows, a junction needs no special permissions. It must be absolute.
  const isWindows = process.platform === 'win32';
  symlinkSync(
    isWindows ? folder : relative(dirname(current), folder),
    link,
    isWindows ? 'junction' : 'dir',
  );
  // A folder from before builds used links. It cannot be replaced atomically.
  if (isWindows || !isLink(current)) rmSync(current, { recursive: true, force: true });
  renameSync(link, current);
  removeUnused(builds, basename(folder));
}

function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Removes builds that are neither current nor used by a running server. */
function removeUnused(builds, current) {
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name);
    if (name === current || !statSync(folder).isDirectory() || isServed(folder)) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Each server creates a file named after its process id. See gateway/src/static/current-build.ts.
 */
function isServed(folder) {
  const servers = join(folder, 'servers');
  if (!statSync(servers, { throwIfNoEntry: false })) return false;
  return readdirSync(servers).some((pid) => isRunning(Number(pid)));
}
