import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { StartupError } from './startup-error.ts';

type Address = { host: string; port: number; portIsFixed: boolean };

/** How many ports after the usual one are tried. */
const attempts = 50;

/**
 * Listens on the port, or on the next free one when nobody asked for this very port.
 * @returns the port that is listened on.
 * @throws StartupError when the port is taken or the host is not this machine's.
 */
export async function listen(app: FastifyInstance, address: Address): Promise<number> {
  const { host, portIsFixed } = address;
  for (let port = address.port; ; port += 1) {
    try {
      await app.listen({ host, port });
      const { port: bound } = app.server.address() as AddressInfo;
      return bound;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE') throw new StartupError(`HOST, PORT: ${host}:${port}: ${code}`);
      if (portIsFixed) throw new StartupError(`PORT: ${port} is taken by another program`);
      if (port >= address.port + attempts) throw new StartupError('PORT: no free port was found');
    }
  }
}
