import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

const host = '127.0.0.1';

/**
 * The listener through which functions call the services. It is separate from the public one, which
 * may be a Unix socket, and which stops accepting connections first at shutdown. A request in
 * flight can then still finish when its function calls the backend.
 */
export class Backend {
  readonly #server: Server;

  constructor(app: FastifyInstance) {
    // Node's types lack the property of the option with the same name.
    const { maxHeaderSize, requestTimeout, keepAliveTimeout } = app.server as Server & {
      maxHeaderSize: number;
    };
    const limits = { maxHeaderSize, requestTimeout, keepAliveTimeout };
    this.#server = createServer(limits, (request, reply) => app.routing(request, reply));
    // Only the public listener keeps the process running.
    this.#server.unref();
  }

  /** The URL of the services on this machine. */
  get url(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://${host}:${port}`;
  }

  async listen() {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject).listen({ host, port: 0 }, resolve);
    });
  }

  /** Call this after all functions have ended. */
  close() {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
