import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { testKey } from './encryption.ts';
import { testProject } from './people.ts';

type Environment = Record<string, string>;

export type ServerProcess = {
  /** The URL that the server printed: SITE_URL, or where it listens. */
  url: string;
  /** Where it listens. `scripts/start.mjs` does not report it. */
  address: Promise<string>;
  pid: number;
  /** Everything that the process has printed so far. */
  output(): string;
  /** Sends a signal. Resolves with the exit code, or null after a signal, when the process has ended. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/**
 * Starts servers as separate processes in this folder. They inherit only PATH, HOME, and the folder
 * of compiled code from the environment of the tests.
 * @param script the default script to run, relative to the folder.
 */
export function serverProcesses(folder: string, script: string, defaults: Environment = {}) {
  function spawnServer(env: Environment, path: string) {
    const { PATH = '', HOME = '', NODE_COMPILE_CACHE = '' } = process.env;
    const child = spawn(process.execPath, [join(folder, path)], {
      cwd: folder,
      env: {
        ...{ PATH, HOME, NODE_COMPILE_CACHE, NODE_ENV: 'production', SCHEDULES: 'off' },
        ...(env.DATABASE_URL && { ENCRYPTION_KEY: testKey }),
        ...defaults,
        ...env,
      },
      // The server reports its port through the channel.
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
      });
    }
    const address = new Promise<string>((resolve) => {
      child.on('message', (message: { type: string; port: number }) => {
        if (message.type === 'ready') resolve(`http://localhost:${message.port}`);
      });
    });
    // The event is not 'close', because a grandchild may keep the output open.
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { child, address, ended, output: () => printed };
  }

  return {
    /** Starts the server and waits for its URL. Throws if the process ends before that. */
    async startServer(env: Environment, path = script): Promise<ServerProcess> {
      const { child, address, ended, output } = spawnServer(env, path);
      const url = await new Promise<string>((resolve, reject) => {
        child.stdout?.on('data', () => {
          const printed = /Ready on (\S+)/.exec(output())?.[1];
          if (printed) resolve(printed);
        });
        ended.then((code) => reject(new Error(`ended with ${code}: ${output()}`)));
      });
      return {
        url,
        address,
        pid: child.pid ?? 0,
        output,
        end(signal) {
          child.kill(signal);
          return ended;
        },
      };
    },

    /** Starts a server that is expected to refuse. Resolves with its exit code and output. */
    async refusedStart(env: Environment, path = script) {
      const { child, output } = spawnServer(env, path);
      const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
      return { code, lines: output().trim().split('\n') };
    },
  };
}

const gateway = join(import.meta.dirname, '..', '..');

/** Starts this gateway on its own test project. */
export const { startServer, refusedStart } = serverProcesses(gateway, 'src/main.ts', {
  SUPABASE_DIR: testProject.supabaseDir,
});
