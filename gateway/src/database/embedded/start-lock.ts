import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';

const lookEvery = 50;
const longestWait = 120_000;
/**
 * The time for which a lock may be empty. Its owner writes its process ID immediately after
 * creating it.
 */
const longestEmpty = 5_000;

/**
 * Runs `work` while no other process creates or starts the PostgreSQL of this folder. Two
 * concurrent starts would delete each other's new data. The lock of a process that has exited
 * counts as free.
 * @throws StartupError when another process holds the lock for two minutes
 */
export async function withStartLock<Result>(
  dataDir: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = join(dataDir, 'starting.lock');
  const deadline = Date.now() + longestWait;
  while (!take(file)) {
    if (Date.now() > deadline) {
      throw new StartupError(
        `Another process has been starting PostgreSQL for two minutes. If no such process is running, remove ${file}.`,
      );
    }
    await wait(lookEvery);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  let lock: number;
  try {
    lock = openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
  try {
    writeSync(lock, String(process.pid));
    return true;
  } catch (error) {
    // A full disk creates an empty file. The lock is removed, so that no other process waits for
    // it.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(lock);
  }
}

function isHeld(file: string): boolean {
  try {
    const owner = readFileSync(file, 'utf8');
    if (owner === '') return Date.now() - statSync(file).mtimeMs < longestEmpty;
    // After a container restart, the previous process may have had the same process ID.
    return Number(owner) !== process.pid && process.kill(Number(owner), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
