import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './install.mjs';

const cache = join(root, 'node_modules', '.cache', 'debian');

/**
 * Finds a proxy for the tests of deploy/: the installed one, or the program of Debian's package.
 * The package is unpacked and not installed, because installing it would start a service.
 * @param {'caddy' | 'nginx'} name
 * @returns {string} its path
 * @throws {Error} if it is not installed and this machine has no Debian packages
 */
export function ensureProxy(name) {
  const found = inPath(name) ?? inFolder(join(cache, name));
  if (found) return found;
  const failure = unpack(name);
  const unpacked = inFolder(join(cache, name));
  if (unpacked) return unpacked;
  throw new Error(
    `The tests of deploy/ need ${name}, and Debian's package cannot be downloaded (${failure}). Install ${name}: brew install ${name}, or apt-get install ${name}.`,
  );

  function inPath(program) {
    return (process.env.PATH ?? '')
      .split(delimiter)
      .concat('/usr/sbin')
      .map((folder) => join(folder, program))
      .find((path) => existsSync(path));
  }

  function inFolder(folder) {
    return ['usr/bin', 'usr/sbin']
      .map((bin) => join(folder, bin, name))
      .find((path) => existsSync(path));
  }
}

/** Returns the reason if it fails. */
function unpack(name) {
  mkdirSync(cache, { recursive: true });
  const half = mkdtempSync(join(cache, 'half-'));
  const debian = (command, ...args) => {
    const { status, stderr, error } = spawnSync(command, args, { cwd: half, encoding: 'utf8' });
    return status === 0 ? undefined : (error?.message ?? stderr.trim());
  };
  try {
    // A failure is not final, because the package lists may be there.
    if (process.getuid?.() === 0) debian('apt-get', 'update', '-qq');
    const failure = debian('apt-get', 'download', '-qq', name);
    if (failure) return failure;
    const [archive = ''] = readdirSync(half);
    const unreadable = debian('dpkg-deb', '--extract', archive, name);
    if (!unreadable) renameSync(join(half, name), join(cache, name));
    return unreadable;
  } finally {
    rmSync(half, { recursive: true, force: true });
  }
}
