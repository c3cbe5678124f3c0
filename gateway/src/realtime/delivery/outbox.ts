import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { encodeShared, type SharedMessage } from './shared-message.ts';

/** The pause between two batches, in milliseconds. It bounds the cost of many small messages. */
const pause = 5;

/** Characters of a batch. */
const longestBatch = 1_000_000;

/** Characters that wait for the database. More are dropped: by then the database does not respond. */
const longestQueue = 50_000_000;

type Options = { pool: pg.Pool; nodeId: () => string; log: FastifyBaseLogger };

/**
 * Passes messages on to the other server processes on this database, in the order in which they
 * were sent. A batch is one row, and its notification carries the row's id. Without other
 * processes, a batch costs one small query.
 */
export class Outbox {
  readonly #options: Options;
  #queue: string[] = [];
  #length = 0;
  #running: Promise<void> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  send(message: SharedMessage) {
    const text = encodeShared(message);
    if (this.#length + text.length > longestQueue) return;
    this.#queue.push(text);
    this.#length += text.length;
    this.#running ??= this.#run();
  }

  /** Waits until everything is passed on. */
  async flush() {
    await this.#running;
  }

  async #run() {
    const { log } = this.#options;
    // Messages of the same moment share a batch.
    await wait(0);
    while (this.#queue.length > 0) {
      await this.#sendBatch().catch((error: unknown) =>
        log.error({ err: error }, 'realtime messages did not reach the other processes'),
      );
      await wait(pause);
    }
    this.#running = undefined;
  }

  async #sendBatch() {
    const { pool } = this.#options;
    const batch = this.#takeBatch();
    const nodeId = this.#options.nodeId();
    const { rowCount } = await pool.query({
      name: 'realtime_has_peers',
      text: 'select from gateway.realtime_nodes where id <> $1 limit 1',
      values: [nodeId],
    });
    if (rowCount === 0) return;
    await pool.query({
      name: 'realtime_send_batch',
      text: `with batch as (insert into gateway.realtime_batches (messages) values ($2) returning id)
        select pg_notify('gateway_realtime', 'B' || id || ':' || $1) from batch`,
      values: [nodeId, `[${batch.join(',')}]`],
    });
  }

  #takeBatch(): string[] {
    let length = 0;
    let count = 0;
    for (const text of this.#queue) {
      if (count > 0 && length + text.length > longestBatch) break;
      length += text.length;
      count += 1;
    }
    this.#length -= length;
    return this.#queue.splice(0, count);
  }
}
