import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';

/**
 * Starts the fuzzed server in its own process, with its log in a file.
 * @returns the process and its port
 */
export async function startGateway(logFile: string, env: Record<string, string>) {
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['bench/fuzz/gateway.ts'], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${logFile}`)));
  });
  return { child, port };
}
