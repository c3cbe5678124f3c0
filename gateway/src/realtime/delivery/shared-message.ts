import type { Broadcast } from '../protocol/messages.ts';
import type { PresenceDiff } from './presence-diff.ts';

/** A message that one server process passes on to the others. */
export type SharedMessage =
  | { channel: string; broadcast: Broadcast }
  | { channel: string; diff: PresenceDiff };

export function encodeShared(message: SharedMessage): string {
  if ('diff' in message || 'text' in message.broadcast) return JSON.stringify(message);
  const { body, ...rest } = message.broadcast;
  return JSON.stringify({
    channel: message.channel,
    broadcast: rest,
    body: body.toString('base64'),
  });
}

export function decodeShared(value: unknown): SharedMessage {
  const message = value as SharedMessage & { body?: string };
  if (message.body === undefined || 'diff' in message) return message;
  const body = Buffer.from(message.body, 'base64');
  return { channel: message.channel, broadcast: { ...message.broadcast, body } as Broadcast };
}
