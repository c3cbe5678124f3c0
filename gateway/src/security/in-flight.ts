import type { FastifyInstance } from 'fastify';
import { type ApiKeys, callerOf } from './api-key.ts';
import { isLoopbackAddress } from './loopback.ts';
import { networkOf } from './rate-limit-address.ts';
import { waitBeforeRefusing } from './slow-refusals.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route limits its requests in flight itself. */
    limitsItself?: boolean;
  }
}

/**
 * The maximum number of requests in flight per network address. A browser sends six. An office
 * behind one address stays far below the limit because a response takes milliseconds.
 */
const mostInFlight = 64;

/** The maximum number of connections per address, including idle ones. */
const mostConnections = 512;

/**
 * The paths of the services. Pages and media are not counted because a paused video keeps its
 * request open.
 */
const services =
  /^\/(?:health(?:$|\?)|(?:rest|auth|functions|mail|storage|realtime)\/v1(?:$|[/?]))/;

/**
 * The error in the format of every Supabase client: `message` for tables and functions, `msg` for
 * accounts.
 */
const refusal = {
  code: 'over_request_rate_limit',
  error_code: 'over_request_rate_limit',
  message: 'Too many requests at once from this address',
  msg: 'Too many requests at once from this address',
  details: null,
  hint: 'Wait for answers before sending more requests.',
};

/**
 * Rejects requests from an address with too many requests in flight, before their bodies are read.
 * The secret key is exempt because functions send all users' requests from this machine's address.
 */
export function limitInFlight(app: FastifyInstance, keys: ApiKeys) {
  const inFlight = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    if (!services.test(request.url) || request.routeOptions.config.limitsItself) return;
    if (callerOf(request, keys).kind === 'service') return;
    const network = networkOf(request.ip);
    const before = inFlight.get(network) ?? 0;
    if (before >= mostInFlight) {
      if (!(await waitBeforeRefusing())) {
        reply.hijack();
        request.raw.destroy();
        return reply;
      }
      return reply.code(429).header('retry-after', 1).header('connection', 'close').send(refusal);
    }
    inFlight.set(network, before + 1);
    reply.raw.once('close', () => {
      const after = (inFlight.get(network) ?? 1) - 1;
      if (after === 0) inFlight.delete(network);
      else inFlight.set(network, after);
    });
  });
}

/**
 * Closes connections of an address that has too many. Behind a proxy all connections belong to the
 * proxy, so none is counted. Connections from this machine are not counted either, because they may
 * come from a proxy.
 */
export function limitConnections(app: FastifyInstance, trustProxy: boolean) {
  if (trustProxy) return;
  const open = new Map<string, number>();
  app.server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (address === '' || isLoopbackAddress(address)) return;
    const network = networkOf(address);
    const before = open.get(network) ?? 0;
    if (before >= mostConnections) {
      socket.destroy();
      return;
    }
    open.set(network, before + 1);
    socket.once('close', () => {
      const after = (open.get(network) ?? 1) - 1;
      if (after === 0) open.delete(network);
      else open.set(network, after);
    });
  });
}
