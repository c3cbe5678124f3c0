import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import { type DatabaseLocation, loginConnection } from '../../database/connections.ts';
import type { SchemaCacheHolder } from './load-schema-cache.ts';

/**
 * The channel and its payloads, as PostgREST defines them. An empty payload also reloads the
 * schema.
 */
const channel = 'pgrst';
const reloads = new Set(['', 'reload schema', 'reload config']);

/** The delay before a lost connection is retried, in milliseconds. */
const pause = 5_000;

type Options = {
  location: DatabaseLocation;
  schemaCache: SchemaCacheHolder;
  log: FastifyBaseLogger;
};

/**
 * Reads the schema again on every `notify pgrst, 'reload schema'`, in every process on this
 * database. After a lost connection it reads the schema once, because it may have missed a
 * notification.
 * @returns a function that stops following the schema.
 * @see https://docs.postgrest.org/en/stable/references/schema_cache.html
 */
export function watchSchema({ location, schemaCache, log }: Options): () => Promise<void> {
  const stopping = new AbortController();
  let reading = Promise.resolve();

  const read = () => {
    reading = reading.then(async () => {
      try {
        await schemaCache.reload();
        log.info('schema reloaded');
      } catch (error) {
        log.error({ err: error }, 'could not reload the schema; keeping the previous one');
      }
    });
  };

  const listen = async (isFirst: boolean) => {
    const client = new pg.Client({
      ...loginConnection(location, 'authenticator'),
      application_name: 'gateway schema',
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
      stopping.signal.addEventListener('abort', () => resolve(), { once: true });
    });
    client.on('notification', ({ payload }) => {
      if (reloads.has(payload ?? '')) read();
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (!isFirst) read();
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
          { err: error },
          'lost the connection that listens for schema changes; reconnecting',
        );
      }
      // Only stopping aborts this wait early, so the error is ignored.
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  })();

  return async () => {
    stopping.abort();
    await running;
    await reading;
  };
}
