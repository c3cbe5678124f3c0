import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { WebSocketServer } from 'ws';
import type { Vitals } from '../health/details.ts';
import { callerOf } from '../security/api-key.ts';
import { networkOf } from '../security/rate-limit-address.ts';
import { anonymous, service } from './access/caller.ts';
import { Connection, closeCodes } from './channels/connection.ts';
import { handleMessage } from './channels/handle-message.ts';
import type { RealtimeContext } from './context.ts';
import { headersOf, refusalOf, serializerOf } from './handshake.ts';
import { limits } from './limits.ts';
import { version1 } from './protocol/version-1.ts';
import { watchChannels } from './watch.ts';

/** The time that clients have to close their sockets when the server stops, in milliseconds. */
const timeoutMs = 1_000;

type Upgrade = { socket: Duplex; head: Buffer };

/**
 * Accepts sockets. The handshake is an ordinary request of Fastify, so that the limits, the API key
 * and the refusals are those of the other services. The library is loaded with the first socket.
 */
export function socketRoute(
  app: FastifyInstance,
  context: RealtimeContext,
  { siteUrl, vitals }: { siteUrl: string; vitals: Vitals },
) {
  const upgrades = new WeakMap<IncomingMessage, Upgrade>();
  const connections = new Set<Connection>();
  vitals.sockets = connections;
  let server: Promise<WebSocketServer> | undefined;
  let stopWatching: (() => void) | undefined;
  let isClosing = false;

  const start = async () => {
    const { WebSocketServer } = await import('ws');
    stopWatching = watchChannels({ context, connections, log: app.log });
    return new WebSocketServer({
      noServer: true,
      clientTracking: false,
      maxPayload: limits.frame,
      perMessageDeflate: false,
    });
  };

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgrades.set(request, { socket, head });
    routeUpgrade(app, request, socket);
  });

  app.get('/websocket', async (request, reply) => {
    const upgrade = upgrades.get(request.raw);
    if (!upgrade) {
      return reply.code(426).header('upgrade', 'websocket').send({ error: 'Upgrade required' });
    }
    const serializer = serializerOf(request);
    const address = networkOf(request.ip);
    const refusal = refusalOf(request, serializer, siteUrl);
    if (refusal) return reply.code(refusal.status).send({ error: refusal.error });
    if (isClosing) return reply.code(503).send({ error: 'Realtime is restarting, please standby' });
    if (connections.size >= limits.sockets || !context.usages.addresses.addSocket(address)) {
      return reply.code(429).send({ error: 'Too many connected users' });
    }
    server ??= start();
    const sockets = await server;
    reply.hijack();
    reply.raw.detachSocket(upgrade.socket as never);
    // Limits of requests count until this event.
    reply.raw.emit('close');
    const isService = callerOf(request, context.apiKeys).kind === 'service';
    const options = {
      serializer: serializer ?? version1,
      address,
      keyCaller: isService ? service : anonymous,
      headersJson: headersOf(request),
      handle: handleMessage,
    };
    accept(app, context, { sockets, upgrade, connections, request: request.raw, options });
    return reply;
  });

  app.addHook('preClose', async () => {
    isClosing = true;
    stopWatching?.();
    for (const connection of connections) connection.close(closeCodes.restart, 'Service restart');
    for (let waited = 0; connections.size > 0 && waited < timeoutMs; waited += 20) await wait(20);
    for (const connection of connections) connection.terminate();
  });
}

type Acceptance = {
  sockets: WebSocketServer;
  upgrade: Upgrade;
  connections: Set<Connection>;
  request: IncomingMessage;
  options: Omit<ConstructorParameters<typeof Connection>[1], 'socket'>;
};

function accept(
  app: FastifyInstance,
  context: RealtimeContext,
  { sockets, upgrade, connections, request, options }: Acceptance,
) {
  const { address } = options;
  let isAccepted = false;
  const leave = () => context.usages.addresses.removeSocket(address);
  const abandoned = () => {
    if (!isAccepted) leave();
  };
  upgrade.socket.once('close', abandoned);
  sockets.handleUpgrade(request, upgrade.socket, upgrade.head, (socket) => {
    isAccepted = true;
    upgrade.socket.off('close', abandoned);
    const openedAt = performance.now();
    const connection = new Connection(context, { ...options, socket });
    connections.add(connection);
    socket.once('close', (code) => {
      connections.delete(connection);
      connection.forget();
      leave();
      const ms = Math.round(performance.now() - openedAt);
      app.log.info({ method: 'GET', path: '/realtime/v1/websocket', status: 101, code, ms });
    });
  });
}

/** Answers a handshake that is refused like a request, and then ends its connection. */
function routeUpgrade(app: FastifyInstance, request: IncomingMessage, socket: Duplex) {
  const response = new ServerResponse(request);
  response.assignSocket(socket as never);
  response.shouldKeepAlive = false;
  socket.on('error', () => socket.destroy());
  response.once('finish', () => socket.end());
  app.routing(request, response);
}
