import { Readable } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import { FunctionError } from './errors.ts';
import type { EdgeFunction } from './find-functions.ts';
import type { FromWorker, RequestParts, ToWorker } from './messages.ts';
import { startThread, whenReady } from './thread.ts';

export type FunctionAnswer = { status: number; headers: [string, string][]; body: Readable };

type Pending = {
  resolve(answer: FunctionAnswer): void;
  reject(error: Error): void;
  body?: Readable;
};

/** Requests at once, each of which may hold a body. */
const mostPending = 100;

/**
 * A function that runs in a thread of its own, with an environment of its own: what it breaks, it
 * breaks for itself.
 */
export class FunctionInstance {
  readonly #worker: Worker;
  readonly #name: string;
  readonly #pending = new Map<number, Pending>();
  readonly #ready: Promise<void>;
  #last = 0;
  #retired = false;
  /** When it last had something to do, for those who clear away. */
  usedAt = performance.now();

  constructor(
    wanted: EdgeFunction,
    env: Record<string, string>,
    log: FastifyBaseLogger,
    onEnd: () => void,
  ) {
    this.#name = wanted.name;
    this.#worker = startThread(wanted, env, log);
    this.#ready = whenReady(this.#worker, wanted.name, log);
    // Whoever asks learns of it; nobody may have asked yet.
    this.#ready.catch(() => undefined);
    this.#worker.on('message', (message: FromWorker) => this.#receive(message));
    this.#worker.once('exit', () => {
      this.#retired = true;
      this.#failAll();
      onEnd();
    });
  }

  get isIdle(): boolean {
    return this.#pending.size === 0;
  }

  /** Lets the function answer a request. @throws FunctionError */
  async answer(
    request: RequestParts,
    timeLimitMs: number,
    signal: AbortSignal,
  ): Promise<FunctionAnswer> {
    await this.#ready;
    if (this.#pending.size >= mostPending) throw new FunctionError('limit');
    this.#last += 1;
    const id = this.#last;
    const cancel = () => {
      this.#tell({ type: 'cancel', id });
      this.#settle(id);
    };
    signal.addEventListener('abort', cancel, { once: true });
    return new Promise<FunctionAnswer>((resolve, reject) => {
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

  /** Takes no new requests, and ends when those under way have. */
  retire() {
    this.#retired = true;
    if (this.isIdle) void this.end();
  }

  get isRetired(): boolean {
    return this.#retired;
  }

  async end() {
    this.#retired = true;
    await this.#worker.terminate();
  }

  #tell(message: ToWorker) {
    this.#worker.postMessage(message);
  }

  #receive(message: FromWorker) {
    if (message.type === 'ready' || message.type === 'boot-failed') return;
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
      else pending.body?.destroy(new Error(`${this.#name}: the answer broke off`));
    }
  }

  #settle(id: number) {
    this.#pending.delete(id);
    this.usedAt = performance.now();
    if (this.#retired && this.isIdle) void this.end();
  }

  #failAll() {
    for (const { reject, body } of this.#pending.values()) {
      reject(new FunctionError('worker'));
      body?.destroy(new Error(`${this.#name}: the function ended`));
    }
    this.#pending.clear();
  }
}
