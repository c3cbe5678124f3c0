import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { FunctionError } from './errors.ts';
import type { EdgeFunction } from './find-functions.ts';
import { FunctionInstance } from './instance.ts';

/** The time after which an idle function's process ends. */
const idleTime = 300_000;

/** A function that fails within this time of its start is restarted after a delay. */
const shortLife = 30_000;
const shortestPause = 100;
const longestPause = 5_000;

type Failures = { count: number; notBefore: number };

/** The running functions. Each is started on demand and ended when it is idle. */
export class FunctionPool {
  readonly #running = new Map<string, FunctionInstance>();
  readonly #failures = new Map<string, Failures>();
  readonly #app: FastifyInstance;
  readonly #environment: () => Record<string, string>;
  readonly #sweep: NodeJS.Timeout;
  #closed = false;

  constructor(app: FastifyInstance, environment: () => Record<string, string>) {
    this.#app = app;
    this.#environment = environment;
    this.#sweep = setInterval(() => this.#endIdle(), 30_000).unref();
  }

  /**
   * Returns the instance that currently handles a function's requests. After repeated failures it
   * resolves later, so that a function that always fails cannot keep the machine busy with starts.
   * @throws FunctionError at shutdown
   */
  async instanceOf(wanted: EdgeFunction): Promise<FunctionInstance> {
    for (;;) {
      const running = this.#running.get(wanted.name);
      if (running && !running.isRetired) {
        if (running.entry === wanted.entry) return running;
        running.retire();
      }
      const pause = (this.#failures.get(wanted.name)?.notBefore ?? 0) - performance.now();
      if (pause <= 0) return this.#start(wanted);
      await wait(pause);
    }
  }

  /** Ends the process of a function as soon as it is idle. */
  retire(name: string) {
    this.#running.get(name)?.retire();
  }

  async close() {
    this.#closed = true;
    clearInterval(this.#sweep);
    await Promise.all([...this.#running.values()].map((running) => running.end()));
  }

  #start(wanted: EdgeFunction): FunctionInstance {
    if (this.#closed) throw new FunctionError('boot');
    const started: FunctionInstance = new FunctionInstance(
      wanted,
      this.#environment(),
      this.#app.log,
      (failed) => {
        if (this.#running.get(wanted.name) === started) this.#running.delete(wanted.name);
        if (failed) this.#noteFailure(wanted.name, started);
      },
    );
    this.#running.set(wanted.name, started);
    return started;
  }

  /** Returns the restart delay. The first failure has none, and each further failure doubles it. */
  #noteFailure(name: string, { startedAt }: FunctionInstance) {
    const now = performance.now();
    const before = now - startedAt > shortLife ? 0 : (this.#failures.get(name)?.count ?? 0);
    const pause = before === 0 ? 0 : Math.min(shortestPause * 2 ** before, longestPause);
    this.#failures.set(name, { count: before + 1, notBefore: now + pause });
  }

  #endIdle() {
    for (const running of this.#running.values()) {
      if (running.isIdle && performance.now() - running.usedAt > idleTime) running.retire();
    }
  }
}
