import {
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  openSync,
  renameSync,
  statSync,
  truncateSync,
} from 'node:fs';
import type { SystemUser } from './system-user.ts';

const mostBytes = 5_000_000;
const kept = 3;
const lookEvery = 3_600_000;

/**
 * Limits PostgreSQL's log to starts, stops and lost processes. It excludes statement errors and
 * their details, context, text and parameters, because all of these quote values and therefore
 * health data. The client receives them. To see more, run `npm run operate -- query`.
 */
export const logSettings = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  log_lock_waits: 'off',
};

/**
 * Opens the log for a PostgreSQL process that is about to start. The previous log is moved aside.
 */
export function openLog(file: string, keep: boolean, user: SystemUser | undefined): number {
  if (!keep && sizeOf(file) > 0) {
    shift(file);
    renameSync(file, `${file}.1`);
  }
  const log = openSync(file, 'a', 0o600);
  if (user) chownSync(file, user.uid, user.gid);
  return log;
}

/**
 * Limits the log size of a running PostgreSQL. PostgreSQL keeps the file open, so the content is
 * copied instead of the file being renamed.
 * @returns a function that stops the rotation.
 */
export function rotateLog(file: string): () => void {
  const timer = setInterval(() => {
    try {
      trimLog(file);
    } catch {
      // The disk is full, so the next run tries again.
    }
  }, lookEvery).unref();
  return () => clearInterval(timer);
}

/** Moves the content of a large log aside. */
export function trimLog(file: string, most = mostBytes) {
  if (sizeOf(file) <= most) return;
  shift(file);
  // The copy must not be readable by more users than the log.
  closeSync(openSync(`${file}.1`, 'w', 0o600));
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}

function shift(file: string) {
  for (let number = kept - 1; number >= 1; number -= 1) {
    if (existsSync(`${file}.${number}`)) renameSync(`${file}.${number}`, `${file}.${number + 1}`);
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
