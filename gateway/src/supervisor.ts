import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * The heartbeat interval in milliseconds. The parent process treats a server as hung if it is
 * silent for much longer.
 */
const aliveEvery = 5_000;

/** Sends the parent process the port and regular heartbeats, if an IPC channel is open. */
export function reportToSupervisor(app: FastifyInstance) {
  if (!process.send) return;
  const { port } = app.server.address() as AddressInfo;
  // The parent may exit at any moment. In that case the `disconnect` event ends the server, so send
  // errors are ignored.
  const say = (message: object) => process.connected && process.send?.(message, () => undefined);
  say({ type: 'ready', port });
  // Node writes the cache only at a graceful exit. Without this call, a killed process would start
  // as slowly as the first time.
  flushCompileCache();
  setInterval(() => say({ type: 'alive' }), aliveEvery).unref();
}
