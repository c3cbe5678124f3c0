import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runAndRead } from './install.mjs';

/** What apt and dpkg print while another one works. */
const isLocked = /could not get lock|locked by another process/i;
/** Ten minutes in all, because another installation can be long. In milliseconds. */
const lockPause = 5_000;
const lockTries = 120;

/**
 * Installs Debian packages, if the system has Debian packages and this user can install them. An
 * installation that was interrupted earlier is completed first; another one that is in progress is
 * waited for.
 */
export async function installPackages(...names) {
  if (process.getuid?.() !== 0 || !inPath('apt-get')) return;
  const silent = { DEBIAN_FRONTEND: 'noninteractive' };
  const steps = [
    ['dpkg', ['--configure', '-a', '--force-confdef']],
    ['apt-get', ['update', '-qq']],
    ['apt-get', ['install', '-y', '-qq', '-oDpkg::Use-Pty=0', ...names]],
  ];
  for (const [command, options] of steps) {
    for (let tries = 0; tries < lockTries; tries += 1) {
      const { good, output } = await runAndRead(command, options, silent);
      if (!good) console.log(output.trim());
      if (good || !isLocked.test(output)) break;
      await wait(lockPause);
    }
  }
}

/** The path of a program, or undefined. */
export function inPath(name) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
