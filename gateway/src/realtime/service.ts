import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open-database.ts';
import type { Vitals } from '../health/details.ts';
import type { ProjectConfig } from '../project/config.ts';
import type { VerifyAccessToken } from '../security/access-token.ts';
import { type ApiKeys, requireApiKey } from '../security/api-key.ts';
import { allowSiteOrigin } from '../security/cross-origin.ts';
import { identifier } from './access/caller.ts';
import { rightsIn } from './access/rights.ts';
import { sessionsIn } from './access/sessions.ts';
import { broadcastRoutes } from './broadcast-routes.ts';
import type { Channel } from './channels/channel.ts';
import { cleanUpMessagesRegularly } from './clean-up.ts';
import type { RealtimeContext } from './context.ts';
import { Hub } from './delivery/hub.ts';
import { Inbox } from './delivery/inbox.ts';
import { Listener } from './delivery/listener.ts';
import { Outbox } from './delivery/outbox.ts';
import { Presence } from './delivery/presence.ts';
import { socketRoute } from './sockets.ts';
import { newUsages } from './usage.ts';

type Options = {
  database: Database;
  config: ProjectConfig;
  verifyAccessToken: VerifyAccessToken;
  apiKeys: ApiKeys;
  siteUrl: string;
  vitals: Vitals;
};

/** The realtime service: channels between clients, and messages that the database sends to them. */
export async function realtimeService(app: FastifyInstance, options: Options) {
  const { database, config, verifyAccessToken, apiKeys, siteUrl } = options;
  const { realtimePool: pool } = database;
  const { log } = app;
  const hub = new Hub<Channel>();
  const nodeId = () => listener.nodeId;
  const outbox = new Outbox({ pool, nodeId, log });
  const presence = new Presence({ pool, nodeId, hub, outbox, log });
  // Messages may be missing. Clients join again, and know that they have to load their data again.
  const onLost = () => {
    for (const channel of [...hub.channels()]) channel.fail(context);
  };
  const inbox = new Inbox({
    ...{ pool, nodeId, log, onLost },
    isNeeded: () => !hub.isEmpty,
    deliver: (message) => {
      if ('diff' in message) hub.presenceDiff(message.channel, message.diff);
      else hub.broadcast(message.channel, message.broadcast);
    },
  });
  const listener = new Listener({
    ...{ location: database.location, log, onLost },
    onNotification: (payload) => inbox.add(payload),
  });
  const sessions = sessionsIn(database.authPool, config.auth);
  const context: RealtimeContext = {
    ...{ pool, apiKeys, log, hub, outbox, listener, presence, sessions },
    config: config.realtime,
    identify: identifier(apiKeys, verifyAccessToken, sessions),
    askRights: rightsIn(pool),
    usages: newUsages(),
  };

  await allowSiteOrigin(app, siteUrl);
  app.addHook('onRequest', requireApiKey(apiKeys));
  socketRoute(app, context, { siteUrl, vitals: options.vitals });
  await app.register(async (scope) => broadcastRoutes(scope, context));
  cleanUpMessagesRegularly(app, pool);
  app.addHook('onClose', async () => {
    await presence.flush();
    await outbox.flush();
    await listener.close();
  });
}
