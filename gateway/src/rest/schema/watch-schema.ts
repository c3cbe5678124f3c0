import type { FastifyBaseLogger } from 'fastify';
import type { DatabaseLocation } from '../../database/connections.ts';
import { listenTo } from '../../database/listen-to.ts';
import type { SchemaCacheHolder } from './load-schema-cache.ts';

/** The payloads, as PostgREST defines them. An empty payload also reloads the schema. */
const reloads = new Set(['', 'reload schema', 'reload config']);

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
  const stop = listenTo({
    location,
    channel: 'pgrst',
    onMessage: (payload) => reloads.has(payload) && read(),
    onReconnect: read,
    log,
  });
  return async () => {
    await stop();
    await reading;
  };
}
