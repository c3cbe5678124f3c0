import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signal } from './postgres.ts';

const root = join(import.meta.dirname, '..', '..');

type Options = {
  port: number;
  /** The folder of the server's log and of its clock offset. */
  folder: string;
  env: Record<string, string>;
  onUnexpectedEnd: (code: number | null) => void;
};

/** The real server with its supervisor, as an operator runs it. */
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

  /** Starts it and resolves at once. If the supervisor exits, it is restarted and reported. */
  start() {
    const { folder, port, env, onUnexpectedEnd } = this.#options;
    writeFileSync(this.#clock, '0');
    const log = openSync(join(folder, 'server.log'), 'a');
    const { PATH = '', HOME = '' } = process.env;
    const preload = join(import.meta.dirname, 'shifted-clock.ts');
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: root,
      stdio: ['ignore', log, log],
      env: {
        ...{ PATH, HOME, NODE_OPTIONS: `--import ${preload}`, SOAK_CLOCK: this.#clock },
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

  /** Resolves when the health check succeeds. */
  async untilReady() {
    for (let attempt = 0; attempt < 600; attempt += 1) {
      const status = await fetch(`${this.site}/health`).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 200) return;
      await wait(100);
    }
    throw new Error(`The server does not start. See ${this.#options.folder}/server.log.`);
  }

  /** Kills only the server. The supervisor restarts it. */
  kill() {
    signal(this.#server(), 'SIGKILL');
  }

  /** Resolves when both processes have exited. */
  async end() {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    this.#child = undefined;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  }

  /** Sets the clock's offset from the machine, in milliseconds. */
  setClock(shift: number) {
    writeFileSync(this.#clock, String(shift));
    signal(this.#server(), 'SIGUSR2');
  }

  /** The supervisor's child process, as Linux lists it. */
  #server(): number {
    const pid = this.#child?.pid;
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return Number(children.split(' ')[0]);
  }
}
