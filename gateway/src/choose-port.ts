import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from './startup-error.ts';

type Address = { host: string; port: number; portIsFixed: boolean };

export type ChosenPort = {
  port: number;
  /** Keeps the port until the server listens. It closes every connection. */
  holder?: Server;
};

/** The number of ports to try, starting with the default port. */
const attempts = 50;

/**
 * Returns the requested port, or the next free port if the operator did not request one. The port
 * is chosen before the server is built because emails and tokens contain the server's URL.
 * @throws StartupError when the port is in use or the host is not an address of this machine.
 */
export async function choosePort({ host, port, portIsFixed }: Address): Promise<ChosenPort> {
  for (let candidate = port; candidate < port + attempts; candidate += 1) {
    try {
      const holder = createServer((socket) => socket.destroy());
      await once(holder.listen({ host, port: candidate }), 'listening');
      if (!portIsFixed || port === 0)
        return { port: (holder.address() as AddressInfo).port, holder };
      // A proxy may know a requested port. It sends a request to another server only if the port is
      // closed.
      await once(holder.close(), 'close');
      return { port };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE')
        throw new StartupError(`HOST, PORT: ${host}:${candidate}: ${code}`);
      if (portIsFixed)
        throw new StartupError(
          `PORT: ${candidate} is already in use: stop the other program, or set PORT to another port`,
        );
    }
  }
  throw new StartupError('PORT: no free port was found');
}

/**
 * Makes the server listen on the socket that keeps its port. If the port were closed first, another
 * program could take it. Fastify cannot pass a socket to Node, so its method is replaced.
 */
export function listenOnHeldPort({ server }: FastifyInstance, holder: Server) {
  const listen = server.listen.bind(server) as (holder: Server) => typeof server;
  server.listen = () => listen(holder);
}
