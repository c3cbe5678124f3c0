import type { FastifyInstance, FastifyRequest } from 'fastify';
import { headersJson } from '../rest/request-headers.ts';
import { callerOf } from '../security/api-key.ts';
import { networkOf } from '../security/rate-limit-address.ts';
import { anonymous, type Caller, service } from './access/caller.ts';
import { isName } from './channels/names.ts';
import type { RealtimeContext } from './context.ts';
import { channelKey } from './delivery/channel-key.ts';
import { costOf } from './limits.ts';
import {
  HttpRefusal,
  isTopic,
  type Message,
  readBatch,
  readSingle,
  unprocessable,
} from './read-broadcast.ts';
import { Refusal } from './refusal.ts';

type Single = { Params: { topic: string; event: string }; Querystring: { private?: string } };

/**
 * The two REST endpoints that send messages without a socket.
 * @see https://github.com/supabase/realtime lib/realtime_web/controllers
 */
export function broadcastRoutes(app: FastifyInstance, context: RealtimeContext) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof HttpRefusal) return reply.code(error.status).send(error.body);
    if (error instanceof Refusal) return reply.code(401).send({ message: error.message });
    const { statusCode = 500, message } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ message });
    request.log.error({ err: error }, 'a realtime request failed');
    return reply.code(500).send({ message: 'Internal server error' });
  });

  app.post('/api/broadcast', async (request, reply) => {
    const messages = readBatch(request.body);
    const caller = await callerOfRequest(context, request);
    count(context, request, caller, messages.length);
    const refused = new Set<string>();
    for (const message of messages) {
      // Supabase answers 202 and sends only what the policies permit.
      const { topic, isPrivate } = message;
      if (!isPrivate) send(context, message);
      else if (!refused.has(topic) && (await maySend(context, request, caller, topic))) {
        send(context, message);
      } else refused.add(topic);
    }
    return reply.code(202).send();
  });

  app.post<Single>(
    '/api/broadcast/:topic/events/:event',
    { config: { logsRoute: true } },
    async (request, reply) => {
      const { topic, event } = request.params;
      const isPrivate = request.query.private === 'true';
      const broadcast = readSingle(request, event);
      if (!isTopic(topic)) throw unprocessable({ topic: ['is invalid'] });
      if (!isName(event)) throw unprocessable({ event: ['is invalid'] });
      const caller = await callerOfRequest(context, request);
      count(context, request, caller, 1);
      if (isPrivate && !(await maySend(context, request, caller, topic))) {
        throw new HttpRefusal(403, { message: 'Unauthorized' });
      }
      send(context, { topic, isPrivate, broadcast });
      return reply.code(202).send();
    },
  );
}

async function callerOfRequest(
  { apiKeys, identify }: RealtimeContext,
  request: FastifyRequest,
): Promise<Caller> {
  const caller = callerOf(request, apiKeys);
  if (caller.kind === 'user') return identify(caller.token);
  return caller.kind === 'service' ? service : anonymous;
}

async function maySend(
  { askRights }: RealtimeContext,
  request: FastifyRequest,
  caller: Caller,
  topic: string,
): Promise<boolean> {
  const headers = headersJson(request, request.ip);
  const rights = await askRights({
    ...{ topic, caller, headersJson: headers, presence: false, writes: true },
  });
  return rights.broadcastWrite === true;
}

function send({ hub, outbox, config }: RealtimeContext, { topic, isPrivate, broadcast }: Message) {
  if (config.private_only && !isPrivate) return;
  const channel = channelKey(topic, isPrivate);
  hub.broadcast(channel, broadcast);
  outbox.send({ channel, broadcast });
}

/** Counts the messages of a request, except those of server code. @throws HttpRefusal */
function count(
  { usages }: RealtimeContext,
  request: FastifyRequest,
  { role, userId }: Caller,
  messages: number,
) {
  if (role === service.role) return;
  const cost = messages - 1 + costOf((request.body as Buffer | undefined)?.length ?? 0);
  const isAllowed =
    usages.addresses.takeMessage(networkOf(request.ip), cost) &&
    (!userId || usages.accounts.takeMessage(userId, cost));
  if (!isAllowed) throw new HttpRefusal(429, { message: 'You have exceeded your rate limit' });
}
