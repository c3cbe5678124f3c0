import type { FastifyInstance, FastifyRequest } from 'fastify';
import { headersJson } from '../rest/request-headers.ts';
import { callerOf } from '../security/api-key.ts';
import { isTooDeep } from '../security/json-depth.ts';
import { networkOf } from '../security/rate-limit-address.ts';
import { anonymous, type Caller, service } from './access/caller.ts';
import { isName } from './channels/names.ts';
import type { RealtimeContext } from './context.ts';
import { channelKey } from './delivery/channel-key.ts';
import { costOf, limits } from './limits.ts';
import { isObject, parseJson } from './protocol/json.ts';
import type { Broadcast } from './protocol/messages.ts';
import { Refusal } from './refusal.ts';

type Message = { topic: string; isPrivate: boolean; broadcast: Broadcast };

type Single = { Params: { topic: string; event: string }; Querystring: { private?: string } };

/** An answer of Supabase's REST endpoints. */
class HttpRefusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, body: object) {
    super('refused');
    this.status = status;
    this.body = body;
  }
}

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

/** The most messages in one request. */
const longestBatch = 100;

function readBatch(body: unknown): Message[] {
  const value = parseJson(bufferOf(body));
  const messages = isObject(value) ? value.messages : undefined;
  if (!Array.isArray(messages)) throw unprocessable({ messages: ["can't be blank"] });
  if (messages.length > longestBatch) {
    throw new HttpRefusal(429, {
      message: 'Too many messages to broadcast, please reduce the batch size',
    });
  }
  const problems = messages.map(problemsOf);
  if (problems.some((one) => Object.keys(one).length > 0)) {
    throw unprocessable({ messages: problems });
  }
  return messages.map(({ topic, event, payload, private: isPrivate = false }) => ({
    topic,
    isPrivate,
    broadcast: { text: JSON.stringify({ event, payload, type: 'broadcast' }) },
  }));
}

/** The properties of a message that are missing or wrong. */
function problemsOf(message: unknown): Record<string, string[]> {
  if (!isObject(message)) return { message: ['is invalid'] };
  const { topic, event, payload, private: isPrivate } = message;
  const problems = {
    topic: problemOf(topic, typeof topic === 'string' && isTopic(topic)),
    event: problemOf(event, typeof event === 'string' && isName(event)),
    payload: problemOf(
      payload,
      isObject(payload) && Buffer.byteLength(JSON.stringify(payload)) <= limits.frame,
    ),
    private: isPrivate === undefined ? [] : problemOf(isPrivate, typeof isPrivate === 'boolean'),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, list]) => list.length > 0));
}

function problemOf(value: unknown, isValid: boolean): string[] {
  if (value === undefined || value === null || value === '') return ["can't be blank"];
  return isValid ? [] : ['is invalid'];
}

function readSingle(request: FastifyRequest, event: string): Broadcast {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const body = bufferOf(request.body);
  if (body.length > limits.frame) {
    throw unprocessable({ payload: ['Payload size exceeds tenant limit'] });
  }
  if (type === 'application/octet-stream') return { event, encoding: 'binary', body };
  if (type !== undefined && type !== 'application/json') {
    throw new HttpRefusal(415, {
      error: 'Unsupported Media Type. Use application/json or application/octet-stream',
    });
  }
  if (isTooDeep(body) || parseJson(body) === undefined) {
    throw new HttpRefusal(400, { message: 'The body is not JSON' });
  }
  return { event, encoding: 'json', body };
}

/** Whether clients can join a topic. */
function isTopic(topic: string): boolean {
  return topic !== '' && isName(`realtime:${topic}`);
}

function bufferOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

function unprocessable(errors: object): HttpRefusal {
  return new HttpRefusal(422, { errors });
}
