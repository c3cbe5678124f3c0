import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { freePort } from '../../scripts/lib/free-port.ts';

/**
 * Starts the fuzzed server in its own process, with its log in a file.
 * @returns the process and its port
 */
export async function startGateway(logFile: string, env: Record<string, string>) {
  const port = await freePort();
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, ['bench/fuzz/gateway.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${logFile}`)));
  });
  return { child, port };
}
