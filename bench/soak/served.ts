import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const root = join(import.meta.dirname, '..', '..');

type Options = {
  port: number;
  /** For what the server says, and for its clock. */
  folder: string;
  env: Record<string, string>;
  onUnexpectedEnd: (code: number | null) => void;
};

/** The real server, in a process of its own, as an operator would start it and start it again. */
export class Served {
  readonly site: string;
  readonly #options: Options;
  readonly #clock: string;
  #child: ChildProcess | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.site = `http://127.0.0.1:${options.port}`;
    this.#clock = join(options.folder, 'clock');
  }

  /** Starts it; resolves at once. Whenever it ends by itself it is started again, and told of. */
  start() {
    const { folder, port, env, onUnexpectedEnd } = this.#options;
    writeFileSync(this.#clock, '0');
    const log = openSync(join(folder, 'server.log'), 'a');
    const { PATH = '', HOME = '' } = process.env;
    const preload = join(import.meta.dirname, 'shifted-clock.ts');
    const child = spawn(process.execPath, ['--import', preload, 'server/main.ts'], {
      cwd: root,
      stdio: ['ignore', log, log],
      env: {
        ...{ PATH, HOME, NODE_ENV: 'production', SOAK_CLOCK: this.#clock },
        ...{ HOST: '127.0.0.1', PORT: String(port), SITE_URL: this.site, TRUST_PROXY: 'on' },
        ...env,
      },
    });
    closeSync(log);
    this.#child = child;
    child.once('exit', (code) => {
      if (this.#child !== child) return;
      onUnexpectedEnd(code);
      this.start();
    });
  }

  /** Resolves when it answers, with the database. */
  async untilReady() {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const status = await fetch(`${this.site}/health`).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 200) return;
      await wait(100);
    }
    throw new Error(`the server does not come up: see ${this.#options.folder}/server.log`);
  }

  /** Resolves when the process has gone. */
  async end(signal: NodeJS.Signals) {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    this.#child = undefined;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** Lets its clock jump to so many milliseconds beside the machine's. */
  setClock(shift: number) {
    writeFileSync(this.#clock, String(shift));
    this.#child?.kill('SIGUSR2');
  }
}
