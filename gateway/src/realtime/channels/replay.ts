import type { Rights } from '../access/rights.ts';
import type { RealtimeContext } from '../context.ts';
import type { JoinPayload } from '../protocol/join-payload.ts';
import { Refusal } from '../refusal.ts';
import type { Channel } from './channel.ts';

/** @throws Refusal if a join asks for earlier messages that it cannot have. */
export function checkReplay({ replay, isPrivate }: JoinPayload, rights: Rights | undefined) {
  if (!replay) return;
  if (!isPrivate) {
    throw new Refusal('UnableToReplayMessages', 'Replay is not allowed for public channels');
  }
  if (replay === 'invalid') {
    throw new Refusal('UnableToReplayMessages', 'Replay params are not valid');
  }
  if (!rights?.broadcastRead) {
    throw new Refusal(
      'Unauthorized',
      'You do not have permissions to read from this Channel topic',
    );
  }
}

type Row = { id: string; event: string; json: string | null; bytes: Buffer | null };

/**
 * Sends the latest messages that the database sent to a private channel, oldest first.
 * @see https://github.com/supabase/realtime lib/realtime/messages.ex
 */
export async function replay({ pool }: RealtimeContext, channel: Channel, payload: JoinPayload) {
  if (!payload.replay || payload.replay === 'invalid') return;
  const { since, limit } = payload.replay;
  const { rows } = await pool.query<Row>({
    name: 'realtime_replay',
    text: `select id, event, payload::text as json, binary_payload as bytes
      from realtime.messages
      where topic = $1 and private is true and extension = 'broadcast' and event is not null
        and (payload is not null or binary_payload is not null)
        and inserted_at >= to_timestamp($2::float8 / 1000)::timestamp
      order by inserted_at desc limit $3`,
    values: [channel.subTopic, since, limit],
  });
  for (const { id, event, json, bytes } of rows.toReversed()) {
    const frame = channel.connection.serializer.encodeBroadcast(channel.topic, {
      event,
      encoding: bytes ? 'binary' : 'json',
      body: bytes ?? Buffer.from(json ?? 'null'),
      meta: { id, replayed: true },
    });
    if (frame && !channel.isClosed) channel.connection.send(frame);
  }
}
