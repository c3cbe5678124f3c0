import { isObject } from '../../is-object.ts';
import type { RealtimeContext } from '../context.ts';
import type { Broadcast, Incoming } from '../protocol/messages.ts';
import { Refusal } from '../refusal.ts';
import type { Channel } from './channel.ts';
import { isName } from './names.ts';
import { applyRights } from './rights.ts';

/** Sends a message of a client to the other members of the channel. @throws Refusal */
export function handleBroadcast(
  context: RealtimeContext,
  channel: Channel,
  message: Incoming,
): Promise<void> | undefined {
  const broadcast = broadcastOf(message);
  if (channel.rights && channel.rights.broadcastWrite === null) {
    return askToSend(context, channel).then(() => send(context, channel, message, broadcast));
  }
  send(context, channel, message, broadcast);
  return undefined;
}

/** Asks the policies whether a client may send, which a join leaves open. */
async function askToSend(context: RealtimeContext, channel: Channel) {
  applyRights(context, channel, await context.askRights(channel.rightsRequest(true)));
}

function send(
  { hub, outbox }: RealtimeContext,
  channel: Channel,
  message: Incoming,
  broadcast: Broadcast,
) {
  if (channel.isClosed) return;
  const isAllowed = channel.rights?.broadcastWrite ?? true;
  if (isAllowed) {
    hub.broadcast(channel.key, broadcast, channel.self ? undefined : channel);
    outbox.send({ channel: channel.key, broadcast });
    if (channel.ack) channel.connection.reply(message, 'ok');
  } else if (channel.ack) {
    throw new Refusal('Unauthorized', 'You do not have permissions to write to this Channel topic');
  }
}

/** The broadcast of a binary frame, or of a message with a JSON object. */
function broadcastOf({ broadcast, payload }: Incoming): Broadcast {
  if (broadcast) {
    if (!isName(broadcast.event)) throw invalid();
    return broadcast;
  }
  if (!isObject(payload)) throw invalid();
  return { text: JSON.stringify(payload) };
}

function invalid(): Refusal {
  return new Refusal('InvalidBroadcastPayload', 'Expected an object with an event and a payload');
}
