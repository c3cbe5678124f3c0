import type { ChildProcess } from 'node:child_process';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { FunctionError, type RuntimeErrorName } from './errors.ts';
import type { EdgeFunction } from './find-functions.ts';
import type { FromWorker, RequestParts, ToWorker } from './messages.ts';
import { startProcess, whenReady } from './process.ts';
import { watchProcess } from './watch.ts';

export type FunctionResponse = { status: number; headers: [string, string][]; body: Readable };

type Pending = {
  resolve(answer: FunctionResponse): void;
  reject(error: Error): void;
  body?: Readable;
};

/** The maximum number of concurrent requests. Each request may hold a body. */
const mostPending = 100;

/**
 * The signals of a process that ran out of memory: V8 aborts, and the system or the server kills
 * it.
 */
const limitSignals: unknown[] = ['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL'];

/**
 * A function that runs in its own process with its own environment. A full heap, an endless loop or
 * an abort ends only this process.
 */
export class FunctionInstance {
  readonly #process: ChildProcess;
  readonly #name: string;
  readonly #pending = new Map<number, Pending>();
  readonly #ready: Promise<void>;
  readonly #ended: Promise<void>;
  readonly #watch: ReturnType<typeof watchProcess>;
  #last = 0;
  #retired = false;
  #endedByServer = false;
  readonly startedAt = performance.now();
  /** The file that it runs. */
  readonly entry: string;
  /** The time of the last activity. */
  usedAt = performance.now();

  /** @param onEnd is called after the process exits, and receives whether it exited by itself. */
  constructor(
    wanted: EdgeFunction,
    env: Record<string, string>,
    log: FastifyBaseLogger,
    onEnd: (failed: boolean) => void,
  ) {
    this.#name = wanted.name;
    this.entry = wanted.entry;
    this.#process = startProcess(wanted, env, log);
    this.#ready = whenReady(this.#process, wanted.name, log);
    // Requests receive the failure. The handler is needed because there may be no request yet.
    this.#ready.catch(() => undefined);
    this.#process.on('message', (message: FromWorker) => this.#receive(message));
    this.#watch = watchProcess({
      child: this.#process,
      ping: () => this.#tell({ type: 'ping' }),
      isIdle: () => this.isIdle,
      onLimit: (reason) => {
        log.error({ function: this.#name }, `function ended: ${reason}`);
        this.#process.kill('SIGKILL');
      },
    });
    this.#ended = new Promise<void>((resolve) => {
      const end = (code: number | null, signal: NodeJS.Signals | null) => {
        this.#retired = true;
        this.#watch.stop();
        // A shell or a container reports an abort with the exit codes 134 and 133.
        const isLimit = limitSignals.includes(signal) || code === 134 || code === 133;
        if (!this.#endedByServer) {
          log.error({ function: this.#name, code, signal }, 'function process ended');
        }
        this.#failAll(isLimit ? 'limit' : 'worker');
        onEnd(!this.#endedByServer);
        resolve();
      };
      this.#process.once('exit', end);
      // A process that could not be started emits no `exit` event.
      this.#process.once('error', () => {
        if (this.#process.pid === undefined) end(null, null);
      });
    });
  }

  get isIdle(): boolean {
    return this.#pending.size === 0;
  }

  /** Passes a request to the function. @throws FunctionError */
  async answer(
    request: RequestParts,
    timeLimitMs: number,
    signal: AbortSignal,
  ): Promise<FunctionResponse> {
    await this.#ready;
    if (signal.aborted) throw new FunctionError('worker');
    if (this.#pending.size >= mostPending) throw new FunctionError('limit');
    this.#last += 1;
    const id = this.#last;
    const cancel = () => {
      this.#tell({ type: 'cancel', id });
      this.#settle(id);
    };
    signal.addEventListener('abort', cancel, { once: true });
    return new Promise<FunctionResponse>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new FunctionError('timeout'));
        cancel();
        this.retire();
      }, timeLimitMs);
      this.#pending.set(id, {
        resolve: (answer) => {
          clearTimeout(timer);
          resolve(answer);
        },
        reject: (error) => {
          clearTimeout(timer);
          reject(error);
        },
      });
      this.#tell({ type: 'request', id, request });
    });
  }

  /** Rejects new requests, and ends the process when the requests in flight have finished. */
  retire() {
    this.#retired = true;
    if (this.isIdle) void this.end();
  }

  get isRetired(): boolean {
    return this.#retired;
  }

  async end() {
    this.#retired = true;
    this.#endedByServer = true;
    this.#process.kill('SIGKILL');
    await this.#ended;
  }

  #tell(message: ToWorker) {
    // The `exit` event reports a process that has just exited.
    if (this.#process.connected) this.#process.send(message, () => undefined);
  }

  #receive(message: FromWorker) {
    this.#watch.pong();
    if (!('id' in message)) return;
    const { id } = message;
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (message.type === 'head') {
      const body = new Readable({
        read: () => this.#tell({ type: 'pull', id }),
        destroy: (error, done) => {
          if (this.#pending.has(id)) this.#tell({ type: 'cancel', id });
          this.#settle(id);
          done(error);
        },
      });
      pending.body = body;
      pending.resolve({ status: message.status, headers: message.headers, body });
    } else if (message.type === 'chunk') pending.body?.push(message.bytes);
    else {
      this.#settle(id);
      if (message.type === 'end') pending.body?.push(null);
      else pending.body?.destroy(new Error(`${this.#name}: the response was interrupted`));
    }
  }

  #settle(id: number) {
    this.#pending.delete(id);
    this.usedAt = performance.now();
    if (this.#retired && this.isIdle) void this.end();
  }

  #failAll(reason: RuntimeErrorName) {
    for (const { reject, body } of this.#pending.values()) {
      reject(new FunctionError(reason));
      body?.destroy(new Error(`${this.#name}: the function ended`));
    }
    this.#pending.clear();
  }
}
