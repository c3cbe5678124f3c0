import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a client may go on sending what was refused, in milliseconds. */
const patience = 5_000;

/**
 * Reads and forgets the rest of a refused body: many clients read no answer before they have sent
 * everything. Who sends for too long is cut off.
 */
export function discardBody({ raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.readableEnded || raw.destroyed) return;
  raw.on('error', () => undefined);
  raw.removeAllListeners('readable');
  raw.resume();
  reply.raw.once('finish', () => {
    setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, patience).unref();
  });
}
