import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A program ended because another one has taken its port. */
export class PortTakenError extends Error {
  override readonly name = 'PortTakenError';
}

const attempts = 10;

/**
 * Starts a program that must be given its ports. Another process may take a port before the program
 * listens. In that case the program starts again with other ports.
 * @param start throws PortTakenError if a port is taken
 */
export async function startOnFreePorts<Running>(
  count: number,
  start: (...ports: number[]) => Promise<Running>,
): Promise<Running> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(...(await freePorts(count)));
    } catch (error) {
      if (!(error instanceof PortTakenError) || attempt === attempts) throw error;
    }
  }
}

/** Different ports, because all are open at the same time. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
