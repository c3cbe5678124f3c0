import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The starter takes a server that is silent for much longer than this for hung. In milliseconds. */
const aliveEvery = 5_000;

/** Tells the process that started this one, if it listens, where the server is and that it lives. */
export function tellSupervisor(app: FastifyInstance) {
  if (!process.send) return;
  const { port } = app.server.address() as AddressInfo;
  // The starter may go at any moment; then the channel's end is what counts.
  const say = (message: object) => process.connected && process.send?.(message, () => undefined);
  say({ type: 'ready', port });
  // Written at an orderly end otherwise: who is killed would start as slowly as the first time.
  flushCompileCache();
  setInterval(() => say({ type: 'alive' }), aliveEvery).unref();
}
