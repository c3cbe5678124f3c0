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
 * What PostgreSQL writes into its log: that it starts, stops, or lost a process. Not the errors of
 * statements, nor their details, context, text or parameters: all of these quote values, and so
 * health data. The client gets them; who needs more reads `npm run query`.
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

/** Opens the log for a PostgreSQL that is about to start; what the last one wrote moves aside. */
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
 * Keeps the log of a running PostgreSQL from growing without end. It holds the file open, so the
 * content is copied away instead of the file.
 * @returns a function that ends this.
 */
export function rotateLog(file: string): () => void {
  const timer = setInterval(() => {
    try {
      trimLog(file);
    } catch {
      // A full disk: the next time.
    }
  }, lookEvery).unref();
  return () => clearInterval(timer);
}

/** Moves the content of a log that has become large aside. */
export function trimLog(file: string, most = mostBytes) {
  if (sizeOf(file) <= most) return;
  shift(file);
  // The copy must not be readable by more people than the log is.
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
