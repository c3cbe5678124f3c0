import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The maximum number of connections that wait while the server restarts. */
const backlog = 4_096;

/**
 * Makes the server listen on a socket that the service manager opened. The socket outlives the
 * process, so connections wait in it during a restart. Fastify cannot pass the backlog to Node, and
 * expects the address that a Unix socket does not have. Both methods are therefore replaced.
 * @see https://www.freedesktop.org/software/systemd/man/latest/sd_listen_fds.html
 */
export function listenOnInheritedSocket({ server }: FastifyInstance, fd: number) {
  const listen = server.listen.bind(server) as (...args: unknown[]) => Server;
  const address = server.address.bind(server);
  server.listen = () => listen({ fd }, backlog);
  server.address = () => address() ?? 'the socket of the service manager';
  server.on('connection', (socket) => {
    if (socket.remoteAddress !== undefined) return;
    // The clients of a Unix socket are programs on this machine.
    Object.defineProperty(socket, 'remoteAddress', { value: '127.0.0.1' });
  });
}
