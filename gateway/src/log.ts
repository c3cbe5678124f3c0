import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import pg from 'pg';

/**
 * Structured logs with one JSON line per entry. No line contains personal data. URLs are logged
 * without the query because it contains filters. Request headers and bodies are never logged.
 * Database errors are logged with their code and location only, because PostgreSQL's messages quote
 * values.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return { level, base: undefined, serializers: { err: describeError } };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the log shows the pattern of the route, because its path contains personal data. */
    logsRoute?: boolean;
  }
}

/** Logs one line per request when the response is sent. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    const { url, config } = request.routeOptions;
    request.log.info({
      method: request.method,
      path: config.logsRoute ? url : request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** Returns the fields of an error that may be logged. */
function describeError(error: Error) {
  if (error instanceof pg.DatabaseError) {
    const { code = '', table = '', constraint = '', routine = '' } = error;
    return { type: 'DatabaseError', message: '', stack: '', code, table, constraint, routine };
  }
  return { type: error.name, message: error.message, stack: error.stack ?? '' };
}
