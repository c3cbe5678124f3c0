import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { testKey } from './encryption.ts';

const root = join(import.meta.dirname, '..', '..');

export type ServerProcess = {
  /** The address in its output. */
  url: string;
  pid: number;
  /** Its output so far. */
  output(): string;
  /** Sends a signal. @returns the exit code, null after a signal */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** The real server in its own process, with only this environment. */
function spawnServer(env: Record<string, string>, script = 'gateway/src/main.ts') {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env: {
      ...{ PATH, HOME, NODE_ENV: 'production' },
      ...(env.DATABASE_URL && { ENCRYPTION_KEY: testKey }),
      ...env,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  // Not 'close': a grandchild may keep the output open.
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, ended, output: () => said };
}

/** Starts the server and waits for its address. @throws if it exits first */
export async function startServer(
  env: Record<string, string>,
  script?: string,
): Promise<ServerProcess> {
  const { child, ended, output } = spawnServer(env, script);
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /Ready on (\S+)/.exec(output())?.[1];
      if (url) resolve(url);
    });
    ended.then((code) => reject(new Error(`ended with ${code}: ${output()}`)));
  });
  const url = await ready;
  return {
    url,
    pid: child.pid ?? 0,
    output,
    end(signal) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Starts a server that should refuse to start. @returns its exit code and output */
export async function refusedStart(env: Record<string, string>, script?: string) {
  const { child, output } = spawnServer(env, script);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, lines: output().trim().split('\n') };
}
