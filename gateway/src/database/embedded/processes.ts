import { spawn } from 'node:child_process';
import { closeSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import { superuser } from '../connections.ts';
import { logSettings, openLog } from './log-file.ts';
import type { SystemUser } from './system-user.ts';

/**
 * Creates a data folder. Local connections need no password (`trust`), because PostgreSQL listens
 * only on the socket and its folder is closed to other users.
 */
export async function runInitdb(binaries: string, cluster: string, user: SystemUser | undefined) {
  const options = [
    `--pgdata=${cluster}`,
    `--username=${superuser}`,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ];
  const child = spawn(join(binaries, 'bin', 'initdb'), options, {
    ...identity(user),
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  if (code !== 0) {
    throw new StartupError(`Creating the database in ${cluster} failed: ${lastLine(said)}`);
  }
}

type Start = {
  binaries: string;
  cluster: string;
  socketFolder: string;
  logFile: string;
  /** Whether to keep the current log. It may contain the reason why the previous process ended. */
  keepLog: boolean;
  user: SystemUser | undefined;
};

/**
 * Starts PostgreSQL and returns its process ID. PostgreSQL has its own process group, so that
 * Ctrl-C in a terminal reaches only Node. Node then ends both in the correct order.
 */
export function spawnPostgres(start: Start): number {
  const { binaries, cluster, socketFolder, logFile, keepLog, user } = start;
  const log = openLog(logFile, keepLog, user);
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    // JIT compilation is off. The gateway's statements are short, and compiling them costs more
    // than it saves.
    jit: 'off',
    ...logSettings,
  };
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    [
      '-D',
      cluster,
      ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
    ],
    { ...identity(user), cwd: tmpdir(), detached: true, stdio: ['ignore', log, log] },
  );
  closeSync(log);
  child.on('error', () => undefined);
  child.unref();
  if (!child.pid) throw new StartupError(`PostgreSQL in ${binaries} cannot be run`);
  return child.pid;
}

/**
 * Waits up to a minute until PostgreSQL accepts connections, because it first replays its
 * write-ahead log after a crash.
 */
export async function waitUntilReady(socketFolder: string, pid: number, logFile: string) {
  const deadline = Date.now() + 60_000;
  for (;;) {
    const client = new pg.Client({ host: socketFolder, user: superuser, database: 'postgres' });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      if (Date.now() > deadline || !exists(pid)) {
        throw new StartupError(
          `The embedded PostgreSQL did not start: ${lastLine(readFileSync(logFile, 'utf8'))} (${logFile})`,
        );
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
}

function identity(user: SystemUser | undefined) {
  // The locale is fixed, regardless of the terminal's locale, because programs also parse the
  // messages.
  const env = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
  return user ? { uid: user.uid, gid: user.gid, env } : { env };
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) || 'it said nothing';
}
