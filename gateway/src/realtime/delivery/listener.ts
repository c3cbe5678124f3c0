import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type DatabaseLocation, loginConnection } from '../../database/connections.ts';
import { Refusal } from '../refusal.ts';

/** The delay before a lost connection is retried, in milliseconds. */
const pause = 1_000;

/** The time that a join waits for the connection, in milliseconds. */
const timeoutMs = 8_000;

type Options = {
  location: DatabaseLocation;
  log: FastifyBaseLogger;
  onNotification: (payload: string) => void;
  /** Called when notifications may have been missed. */
  onLost: () => void;
};

/**
 * Listens for messages that the database or another server process sent. It connects when the first
 * channel needs it. While it listens, its row in gateway.realtime_nodes tells the other processes
 * to pass their messages on.
 */
export class Listener {
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #client: pg.Client | undefined;
  #running: Promise<void> | undefined;
  #waiting: (() => void)[] = [];
  /** Identifies this process. */
  readonly nodeId: string = randomUUID();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Waits until the process listens. @throws Refusal */
  async ready() {
    if (this.#client) return;
    this.#running ??= this.#run();
    const waits = new AbortController();
    const isReady = await Promise.race([
      new Promise<true>((resolve) => this.#waiting.push(() => resolve(true))),
      wait(timeoutMs, false, { signal: waits.signal }),
    ]);
    waits.abort();
    if (!isReady) {
      throw new Refusal('InitializingProjectConnection', 'Connecting to the project database');
    }
  }

  /** Tells the other processes that this one is alive. Loses the connection if it does not respond. */
  async beat() {
    const client = this.#client;
    if (!client) return;
    const lost = setTimeout(() => client.emit('end'), timeoutMs);
    try {
      const { rowCount } = await client.query(
        'update gateway.realtime_nodes set seen_at = now() where id = $1',
        [this.nodeId],
      );
      // The other processes took this one for dead, and its clients for absent.
      if (rowCount === 0) client.emit('end');
    } catch {
      client.emit('end');
    } finally {
      clearTimeout(lost);
    }
  }

  async close() {
    this.#stopping.abort();
    await this.#running;
  }

  async #run() {
    const { log, onLost } = this.#options;
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        await this.#listen(signal);
      } catch (error) {
        log.error({ err: error }, 'lost the connection that listens for realtime messages');
      }
      onLost();
      // Only stopping aborts this wait early, so the error is ignored.
      await wait(pause, undefined, { signal }).catch(() => undefined);
    }
  }

  async #listen(signal: AbortSignal) {
    const client = new pg.Client({
      ...loginConnection(this.#options.location, 'supabase_realtime_admin'),
      application_name: 'gateway realtime listener',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload = '' }) => this.#options.onNotification(payload));
    try {
      await client.connect();
      await client.query('listen gateway_realtime');
      await client.query(
        'insert into gateway.realtime_nodes (id) values ($1) on conflict (id) do update set seen_at = now()',
        [this.nodeId],
      );
      this.#client = client;
      for (const resolve of this.#waiting.splice(0)) resolve();
      await lost;
      this.#client = undefined;
      await Promise.race([
        client.query('delete from gateway.realtime_nodes where id = $1', [this.nodeId]),
        wait(500, undefined, { ref: false }),
      ]).catch(() => undefined);
    } finally {
      this.#client = undefined;
      await Promise.race([
        client.end().catch(() => undefined),
        wait(500, undefined, { ref: false }),
      ]);
    }
  }
}
