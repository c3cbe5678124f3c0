import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Exempts routes that stream their request bodies from the server's request timeout. Such a route
 * ends a stalled body itself. Node has one timeout for all requests, and calls the `clientError`
 * listeners before it closes a connection.
 */
export function allowSlowBodies(app: FastifyInstance) {
  const streaming = new WeakSet<Socket>();
  const guarded = new WeakSet<Server>();

  const guard = (server: Server) => {
    if (guarded.has(server)) return;
    guarded.add(server);
    const others = server.listeners('clientError');
    server.removeAllListeners('clientError');
    server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && streaming.has(socket)) return;
      for (const other of others) other.call(server, error, socket);
      if (!socket.destroyed) socket.destroy(error);
    });
  };

  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.streamsBody) return;
    // Fastify listens on each address of a host name with a separate server.
    const socket = request.raw.socket as Socket & { server?: Server };
    guard(socket.server ?? app.server);
    streaming.add(socket);
    request.raw.once('close', () => streaming.delete(socket));
  });
}
