import { randomUUID } from 'node:crypto';
import { type Caller, tokenExpired } from '../access/caller.ts';
import type { Rights } from '../access/rights.ts';
import type { RealtimeContext } from '../context.ts';
import { channelKey } from '../delivery/channel-key.ts';
import { limits } from '../limits.ts';
import { type JoinPayload, readJoinPayload } from '../protocol/join-payload.ts';
import type { Incoming } from '../protocol/messages.ts';
import { Refusal } from '../refusal.ts';
import { Channel } from './channel.ts';
import { type Connection, closeCodes } from './connection.ts';
import { isName } from './names.ts';
import { checkReplay, replay } from './replay.ts';

const prefix = 'realtime:';

/**
 * Joins a channel. A channel that the socket already joined with the same topic is closed first.
 * @throws Refusal
 * @see https://github.com/supabase/realtime lib/realtime_web/channels/realtime_channel.ex
 */
export async function join(context: RealtimeContext, connection: Connection, message: Incoming) {
  const { topic, joinRef, ref } = message;
  if (!connection.takeJoin()) {
    connection.reply(message, 'error', {
      reason: 'ClientJoinRateLimitReached: Too many joins per second',
    });
    connection.close(closeCodes.policyViolation, 'Too many joins per second');
    return;
  }
  if (!topic.startsWith(prefix)) {
    connection.reply(message, 'error', { reason: 'unmatched topic' });
    return;
  }
  const subTopic = topic.slice(prefix.length);
  const payload = readJoinPayload(message.payload);
  checkJoin(context, subTopic, topic, payload);
  connection.channel(topic)?.close(context);
  if (connection.channelCount >= limits.channelsPerSocket) {
    throw new Refusal('ChannelRateLimitReached', 'Too many channels');
  }

  const caller = await callerOf(context, connection, payload);
  await context.listener.ready();
  const request = {
    topic: subTopic,
    caller,
    headersJson: connection.headersJson,
    presence: payload.presence.enabled,
    writes: false,
  };
  const rights = payload.isPrivate ? await context.askRights(request) : undefined;
  if (rights && !mayRead(rights)) throw mayNotRead();
  checkReplay(payload, rights);
  if (!connection.isOpen) return;
  if (caller.expiresAt <= Date.now()) throw tokenExpired(caller);
  if (!connection.belongsTo(caller.userId)) {
    throw tooManySockets();
  }

  const channel = new Channel({
    ...{ connection, topic, subTopic, joinRef: joinRef ?? ref, caller, rights },
    key: channelKey(subTopic, payload.isPrivate),
    isPrivate: payload.isPrivate,
    self: payload.self,
    ack: payload.ack,
    presenceKey: payload.presence.key || randomUUID(),
    presenceEnabled: payload.presence.enabled,
  });
  connection.addChannel(channel);
  context.hub.add(channel);
  connection.reply(message, 'ok', { postgres_changes: [] });
  if (payload.wantsReady) channel.system('ok', 'Replication connection established');
  if (channel.presenceEnabled && channel.mayReceivePresence) {
    // The client already receives differences. It applies them after the list.
    channel.push('presence_state', await context.presence.list(channel.key));
  }
  await replay(context, channel, payload);
}

function checkJoin(
  { config }: RealtimeContext,
  subTopic: string,
  topic: string,
  { isPrivate, presence, wantsChanges }: JoinPayload,
) {
  if (subTopic === '') throw new Refusal('TopicNameRequired', 'You must provide a topic name');
  if (!isName(topic)) throw new Refusal('InvalidTopic', `Topics have at most ${limits.name} bytes`);
  if (presence.key && !isName(presence.key)) {
    throw new Refusal('InvalidJoinPayload', `Presence keys have at most ${limits.name} bytes`);
  }
  if (config.private_only && !isPrivate) {
    throw new Refusal('PrivateOnly', 'This project only allows private channels');
  }
  if (wantsChanges) {
    throw new Refusal(
      'RealtimeDisabledForConfiguration',
      'This server does not provide postgres_changes: send changes with realtime.broadcast_changes()',
    );
  }
}

/** The caller of the token, or of the API key if the client sent no token of a user. */
async function callerOf(
  { identify, apiKeys }: RealtimeContext,
  connection: Connection,
  { accessToken }: JoinPayload,
): Promise<Caller> {
  if (accessToken === undefined || isKeyOfClients(accessToken, apiKeys))
    return connection.keyCaller;
  return identify(accessToken);
}

/** Whether the client library sent its API key in place of a token. */
export function isKeyOfClients(
  token: string,
  { publishable, secret }: RealtimeContext['apiKeys'],
): boolean {
  return token === publishable || (token.startsWith('sb_') && token !== secret);
}

export function tooManySockets(): Refusal {
  return new Refusal('ConnectionRateLimitReached', 'Too many connected users');
}

function mayRead({ broadcastRead, presenceRead }: Rights): boolean {
  return broadcastRead || presenceRead === true;
}

function mayNotRead(): Refusal {
  return new Refusal('Unauthorized', 'You do not have permissions to read from this Channel topic');
}
