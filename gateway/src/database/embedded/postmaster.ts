import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** PostgreSQL's own record of the server that uses a data folder. */
export type Postmaster = { pid: number; socketFolder: string };

/**
 * Reads postmaster.pid and returns whether that server is still running. The recorded process must
 * exist and must be a postgres process for this folder, because the system reuses process IDs after
 * a restart.
 * @see https://www.postgresql.org/docs/current/storage-file-layout.html (postmaster.pid)
 */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let lines: string[];
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const pid = Number(lines[0]);
  const socketFolder = lines[4];
  if (!pid || !socketFolder || !commandOf(pid).includes(cluster)) return undefined;
  return { pid, socketFolder };
}

/**
 * Removes the lock that a killed PostgreSQL left behind. Call it only when no PostgreSQL is
 * running.
 */
export function removeStaleLock(cluster: string) {
  rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    // Both commands fail if the process does not exist.
    return '';
  }
}
