import type { FastifyInstance } from 'fastify';
import { FunctionError } from './errors.ts';
import type { EdgeFunction } from './find-functions.ts';
import { FunctionInstance } from './instance.ts';

/** How long a function that nobody asks keeps its memory. */
const idleTime = 600_000;

/** The running functions: each is started when it is first asked, and ended when nobody asks it. */
export class FunctionPool {
  readonly #running = new Map<string, FunctionInstance>();
  readonly #app: FastifyInstance;
  readonly #environment: () => Record<string, string>;
  readonly #sweep: NodeJS.Timeout;

  constructor(app: FastifyInstance, environment: () => Record<string, string>) {
    this.#app = app;
    this.#environment = environment;
    this.#sweep = setInterval(() => this.#endIdle(), 60_000).unref();
  }

  /** The instance that answers for a function now. @throws FunctionError at shutdown */
  instanceOf(wanted: EdgeFunction): FunctionInstance {
    const running = this.#running.get(wanted.name);
    if (running && !running.isRetired) return running;
    if (!this.#app.server.listening) throw new FunctionError('boot');
    const started: FunctionInstance = new FunctionInstance(
      wanted,
      this.#environment(),
      this.#app.log,
      () => {
        if (this.#running.get(wanted.name) === started) this.#running.delete(wanted.name);
      },
    );
    this.#running.set(wanted.name, started);
    return started;
  }

  async close() {
    clearInterval(this.#sweep);
    await Promise.all([...this.#running.values()].map((running) => running.end()));
  }

  #endIdle() {
    for (const running of this.#running.values()) {
      if (running.isIdle && performance.now() - running.usedAt > idleTime) running.retire();
    }
  }
}
