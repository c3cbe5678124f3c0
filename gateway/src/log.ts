import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import pg from 'pg';

/**
 * Structured logs, a JSON line each. No line holds a person's data: of an address only the path
 * (filters stand in the query), of a request neither headers nor body, of a database error only
 * its code and place, because PostgreSQL's messages quote values.
 */
export function loggerOptions(level: string): FastifyServerOptions['logger'] {
  return { level, base: undefined, serializers: { err: describeError } };
}

/** Writes one line a request when it is answered. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      path: request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
}

/** What may be told of an error. */
function describeError(error: Error) {
  if (error instanceof pg.DatabaseError) {
    const { code = '', table = '', constraint = '', routine = '' } = error;
    return { type: 'DatabaseError', message: '', stack: '', code, table, constraint, routine };
  }
  return { type: error.name, message: error.message, stack: error.stack ?? '' };
}
