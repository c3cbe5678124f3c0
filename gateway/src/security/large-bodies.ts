import type { FastifyInstance } from 'fastify';
import { FairSlots } from './fair-slots.ts';
import { networkOf } from './rate-limit-address.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route streams its body and limits the number of concurrent bodies itself. */
    streamsBody?: boolean;
  }
}

/**
 * The size in bytes up to which bodies are read immediately. Forms and messages stay far below it.
 */
const largeFrom = 64 * 1024;

/**
 * Reads one large body per address at a time, because reading and parsing it blocks all requests.
 * The other bodies wait unread in their connections. Node ends requests that wait too long.
 */
export function limitLargeBodies(app: FastifyInstance) {
  const slots = new FairSlots({
    total: 8,
    perClient: 1,
    longestWaitMs: 25_000,
    mostWaitingPerClient: 64,
    mostWaiting: 1_000,
  });
  app.addHook('preParsing', async (request, reply) => {
    const { 'content-length': length, 'transfer-encoding': chunked } = request.headers;
    if (chunked === undefined && Number(length ?? 0) < largeFrom) return;
    if (reply.raw.destroyed || request.routeOptions.config.streamsBody) return;
    const answered = new Promise<void>((resolve) => reply.raw.once('close', resolve));
    const turn = Promise.withResolvers<void>();
    slots
      .run(networkOf(request.ip), async () => {
        turn.resolve();
        await answered;
      })
      .catch(turn.reject);
    await turn.promise.catch((error: Error) => {
      throw Object.assign(error, { statusCode: 503 });
    });
  });
}
