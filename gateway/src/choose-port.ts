import { createServer } from 'node:net';
import { StartupError } from './startup-error.ts';

type Address = { host: string; port: number; portIsFixed: boolean };

/** How many ports after the usual one are tried. */
const attempts = 50;

/**
 * The port to listen on: the one that was asked for, or the next free one when nobody asked.
 * Found out before the server is made, because its own address stands in mails and tokens.
 * @throws StartupError when the port is taken or the host is not this machine's.
 */
export async function choosePort({ host, port, portIsFixed }: Address): Promise<number> {
  for (let candidate = port; candidate < port + attempts; candidate += 1) {
    try {
      return await tryPort(host, candidate);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code !== 'EADDRINUSE')
        throw new StartupError(`HOST, PORT: ${host}:${candidate}: ${code}`);
      if (portIsFixed) throw new StartupError(`PORT: ${candidate} is taken by another program`);
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
