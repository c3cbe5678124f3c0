import { createServer } from 'node:net';
import { StartupError } from './startup-error.ts';

type Address = { host: string; port: number; portIsFixed: boolean };

/** The number of ports to try, starting with the default port. */
const attempts = 50;

/**
 * Returns the requested port, or the next free port if the operator did not request one. The port
 * is chosen before the server is built because emails and tokens contain the server's URL.
 * @throws StartupError when the port is in use or the host is not an address of this machine.
 */
export async function choosePort({ host, port, portIsFixed }: Address): Promise<number> {
  for (let candidate = port; candidate < port + attempts; candidate += 1) {
    try {
      return await tryPort(host, candidate);
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

function tryPort(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port }, () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : port));
    });
  });
}
