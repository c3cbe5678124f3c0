import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type DatabaseLocation, loginConnection } from './connections.ts';

/** The delay before a lost connection is retried, in milliseconds. */
const pause = 5_000;

type Options = {
  location: DatabaseLocation;
  channel: string;
  onMessage: (payload: string) => void;
  /** Is called after a lost connection, because notifications may have been missed. */
  onReconnect: () => void;
  log: FastifyBaseLogger;
};

/**
 * Listens to the notifications of a channel of the database, on a connection of its own.
 * @returns a function that stops listening.
 */
export function listenTo(options: Options): () => Promise<void> {
  const { location, channel, onMessage, onReconnect, log } = options;
  const stopping = new AbortController();

  const listen = async (isFirst: boolean) => {
    const client = new pg.Client({
      ...loginConnection(location, 'authenticator'),
      application_name: `gateway ${channel}`,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      stopping.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      if (!isFirst) onReconnect();
      await lost;
    } finally {
      await client.end().catch(() => undefined);
    }
  };

  const running = (async () => {
    for (let isFirst = true; !stopping.signal.aborted; isFirst = false) {
      try {
        await listen(isFirst);
      } catch (error) {
        log.error(
          { err: error, channel },
          'lost the connection that listens to the database; reconnecting',
        );
      }
      // Only stopping aborts this wait early, so the error is ignored.
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return async () => {
    stopping.abort();
    await running;
  };
}
