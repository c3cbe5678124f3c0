import { isObject } from '../../is-object.ts';
import type { RealtimeContext } from '../context.ts';
import { limits } from '../limits.ts';
import type { Incoming } from '../protocol/messages.ts';
import { Refusal } from '../refusal.ts';
import type { Channel } from './channel.ts';
import { applyRights } from './rights.ts';

/**
 * Adds a client to the list of those who are present, or removes it.
 * @throws Refusal
 * @see https://github.com/supabase/realtime lib/realtime_web/channels/realtime_channel/presence_handler.ex
 */
export async function handlePresence(
  context: RealtimeContext,
  channel: Channel,
  message: Incoming,
): Promise<void> {
  const { event, payload } = isObject(message.payload) ? message.payload : {};
  if (typeof event !== 'string') {
    channel.connection.reply(message, 'ok');
    return;
  }
  if (!channel.takePresenceCall()) {
    channel.shutDown(context, 'Client presence rate limit exceeded');
    return;
  }
  switch (event.toLowerCase()) {
    case 'track':
      await track(context, channel, payload);
      break;
    case 'untrack':
      context.presence.untrack(channel);
      break;
    default:
      throw new Refusal('UnknownPresenceEvent', 'Expected track or untrack');
  }
  if (!channel.isClosed) channel.connection.reply(message, 'ok');
}

async function track(context: RealtimeContext, channel: Channel, payload: unknown = {}) {
  await authorize(context, channel);
  if (channel.isClosed) return;
  if (!isObject(payload)) {
    throw new Refusal('InvalidPresencePayload', 'Presence track payload must be a map');
  }
  const text = JSON.stringify(payload);
  if (Buffer.byteLength(text) > limits.presence) {
    channel.shutDown(context, 'Track message size exceeded');
    return;
  }
  if (channel.tracked?.text !== text) await context.presence.track(channel, payload);
}

/** A join without presence leaves open whether the client may know who is present. */
async function authorize(context: RealtimeContext, channel: Channel) {
  channel.presenceEnabled = true;
  const { rights } = channel;
  if (!rights) return;
  if (rights.presenceRead === null || rights.presenceWrite === null) {
    applyRights(context, channel, await context.askRights(channel.rightsRequest(true)));
  }
  if (!channel.rights?.presenceWrite) {
    throw new Refusal('Unauthorized', 'You do not have permissions to track in this Channel topic');
  }
}
