import { lstatSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './install.mjs';
import { isRunning } from './lock.mjs';

/** Where the newest complete build is: a link, so that it changes at once and as a whole. */
export const currentBuild = join(root, 'build');

/** Makes a complete build the current one. Servers keep the one that they started with. */
export function swapIn(folder, current = currentBuild) {
  const builds = dirname(folder);
  const link = join(builds, `link-${process.pid}`);
  rmSync(link, { recursive: true, force: true });
  // On Windows a junction needs no rights, and is absolute.
  const isWindows = process.platform === 'win32';
  symlinkSync(
    isWindows ? folder : relative(dirname(current), folder),
    link,
    isWindows ? 'junction' : 'dir',
  );
  // A folder from before there were links, which nothing can replace at once.
  if (isWindows || !isLink(current)) rmSync(current, { recursive: true, force: true });
  renameSync(link, current);
  removeUnused(builds, basename(folder));
}

function isLink(path) {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}

/** Removes builds that are neither the current one nor served by a running server. */
function removeUnused(builds, current) {
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name);
    if (name === current || !statSync(folder).isDirectory() || isServed(folder)) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server leaves a file named by its process id: see gateway/src/static/current-build.ts. */
function isServed(folder) {
  const servers = join(folder, 'servers');
  if (!statSync(servers, { throwIfNoEntry: false })) return false;
  return readdirSync(servers).some((pid) => isRunning(Number(pid)));
}
