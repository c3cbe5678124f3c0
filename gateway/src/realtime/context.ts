import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { ApiKeys } from '../security/api-key.ts';
import type { Identify } from './access/caller.ts';
import type { AskRights } from './access/rights.ts';
import type { Sessions } from './access/sessions.ts';
import type { Channel } from './channels/channel.ts';
import type { RealtimeConfig } from './config.ts';
import type { Hub } from './delivery/hub.ts';
import type { Listener } from './delivery/listener.ts';
import type { Outbox } from './delivery/outbox.ts';
import type { Presence } from './delivery/presence.ts';
import type { Usages } from './usage.ts';

/** The parts of the realtime service that its handlers share. */
export type RealtimeContext = {
  pool: pg.Pool;
  config: RealtimeConfig;
  apiKeys: ApiKeys;
  log: FastifyBaseLogger;
  hub: Hub<Channel>;
  outbox: Outbox;
  listener: Listener;
  presence: Presence;
  sessions: Sessions;
  identify: Identify;
  askRights: AskRights;
  usages: Usages;
};
