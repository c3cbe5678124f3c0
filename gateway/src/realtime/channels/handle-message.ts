import type { RealtimeContext } from '../context.ts';
import type { Incoming } from '../protocol/messages.ts';
import { Refusal } from '../refusal.ts';
import { renewToken } from './access-token.ts';
import { handleBroadcast } from './broadcast.ts';
import type { Channel } from './channel.ts';
import type { Connection, HandleMessage } from './connection.ts';
import { join } from './join.ts';
import { handlePresence } from './presence.ts';

type Handler = (
  context: RealtimeContext,
  channel: Channel,
  message: Incoming,
) => Promise<void> | undefined;

/** The events of a channel. Others are ignored, as on Supabase. */
const handlers = new Map<string, Handler>([
  ['phx_leave', leave],
  ['broadcast', handleBroadcast],
  ['presence', handlePresence],
  ['access_token', renewToken],
]);

export const handleMessage: HandleMessage = (context, connection, message) => {
  try {
    return dispatch(context, connection, message)?.catch((error: unknown) =>
      replyError(context, connection, message, error),
    );
  } catch (error) {
    replyError(context, connection, message, error);
    return undefined;
  }
};

function dispatch(context: RealtimeContext, connection: Connection, message: Incoming) {
  const { topic, event, joinRef } = message;
  if (topic === 'phoenix') {
    if (event === 'heartbeat') connection.reply(message, 'ok');
    return undefined;
  }
  if (event === 'phx_join') return join(context, connection, message);
  const channel = connection.channel(topic);
  // A message for an earlier join of the same topic counts as one for a topic that was not joined.
  if (!channel || (joinRef !== null && String(joinRef) !== String(channel.joinRef))) {
    if (event === 'phx_leave') connection.reply(message, 'ok');
    else connection.reply(message, 'error', { reason: 'unmatched topic' });
    return undefined;
  }
  return handlers.get(event)?.(context, channel, message);
}

function leave(context: RealtimeContext, channel: Channel, message: Incoming): undefined {
  channel.connection.reply(message, 'ok');
  channel.close(context);
}

function replyError(
  { log }: RealtimeContext,
  connection: Connection,
  message: Incoming,
  error: unknown,
) {
  if (error instanceof Refusal) {
    connection.reply(message, 'error', { reason: error.reason });
    return;
  }
  log.error({ err: error }, 'a realtime message failed');
  connection.reply(message, 'error', { reason: 'Unknown Error on Channel' });
}
