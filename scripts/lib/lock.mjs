import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './install.mjs';

const lookEvery = 200;

/** Contains one folder per build, and the lock files of the processes that build. */
export const buildsFolder = join(root, '.builds');

/**
 * Runs `work` while no other process holds the lock with this name. A lock whose process has ended
 * counts as free.
 */
export async function withLock(name, work, folder = buildsFolder) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.lock`);
  for (let isReported = false; !take(file); isReported = true) {
    if (!isReported) console.log('Waiting for another start in this folder…');
    await wait(lookEvery);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isRunning(ownerOf(file))) return false;
    rmSync(file, { force: true });
    return take(file);
  }
}

function ownerOf(file) {
  try {
    // The file is empty for a moment after its creation, before its content is written.
    return Number(readFileSync(file, 'utf8')) || process.pid;
  } catch {
    return process.pid;
  }
}

/** Whether a process with this id exists. */
export function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
