import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { BenchDatabase } from './cluster.ts';

/** Starts a benchmark's server in a separate process and waits until it listens. */
export async function startChild(file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return child;
}

/** Starts the gateway on a prepared database of a project folder. */
export function startGateway(location: BenchDatabase, supabaseDir: string, port: number) {
  return startChild(join(import.meta.dirname, 'gateway.ts'), {
    SOCKET_FOLDER: location.socketFolder,
    DATABASE: location.name,
    SUPABASE_DIR: supabaseDir,
    PORT: String(port),
  });
}

/** Ends a child process and waits until it has exited. */
export function stopChild(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
