import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';
const acceptable = /^[\w.:=+/-]{1,128}$/;

/**
 * Makes the function that names requests: as the proxy in front has named them, where there is one
 * to be believed, else by a name that no other process gives.
 */
export function requestNames(trustProxy: boolean) {
  return (request: Pick<IncomingMessage, 'headers'>): string => {
    const given = request.headers[header];
    const isNamed = trustProxy && typeof given === 'string' && acceptable.test(given);
    return isNamed ? given : randomUUID();
  };
}

/** Tells whoever asked by which name the log knows the request. */
export function tellRequestId(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id);
  });
}
