import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartupError } from '../../startup-error.ts';

const lookEvery = 50;
const longestWait = 120_000;
/** How long a lock may be empty: its owner writes its id right after creating it. */
const longestEmpty = 5_000;

/**
 * Runs `work` while no other process creates or starts the PostgreSQL of this folder: two at once
 * would delete each other's new data. The lock of a process that is gone counts as free.
 * @throws StartupError when another process holds it for two minutes
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
    // On a full disk the file is created and stays empty. No other process may wait for it.
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
    // In a container that starts again, the process before may have had this very number.
    return Number(owner) !== process.pid && process.kill(Number(owner), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
