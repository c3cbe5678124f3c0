import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const header = 'x-request-id';
const acceptable = /^[\w.:=+/-]{1,128}$/;

/**
 * Creates the function that assigns request IDs. It uses the ID that a trusted proxy assigned.
 * Otherwise it generates an ID that no other process generates.
 */
export function requestIdGenerator(trustProxy: boolean) {
  return (request: Pick<IncomingMessage, 'headers'>): string => {
    const given = request.headers[header];
    const isNamed = trustProxy && typeof given === 'string' && acceptable.test(given);
    return isNamed ? given : randomUUID();
  };
}

/** Returns the request ID to the client, so that the request can be found in the log. */
export function sendRequestId(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(header, request.id);
  });
}
