import type { FastifyReply, FastifyRequest } from 'fastify';

/** How long a client may keep sending a body that was refused, in milliseconds. */
const longestRest = 5_000;

/**
 * Reads and discards the rest of a refused body, because many clients do not read the response
 * before they have sent everything. After five seconds the connection is closed.
 */
export function discardBody({ raw }: FastifyRequest, reply: FastifyReply) {
  if (raw.readableEnded || raw.destroyed) return;
  raw.on('error', () => undefined);
  raw.removeAllListeners('readable');
  raw.resume();
  const closeLater = () => {
    setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, longestRest).unref();
  };
  // The TUS server has sent its response before it returns.
  if (reply.raw.writableFinished) closeLater();
  else reply.raw.once('finish', closeLater);
}
