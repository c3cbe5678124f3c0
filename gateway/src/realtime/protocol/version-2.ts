import { isUtf8 } from 'node:buffer';
import { limits } from '../limits.ts';
import { broadcastText, isRef, parseJson, textFrame } from './json.ts';
import type { Incoming, Serializer, UserBroadcast } from './messages.ts';

const kinds = { userBroadcastPush: 3, userBroadcast: 4 } as const;
const encodings = ['binary', 'json'] as const;

/**
 * Version 2.0.0: each message is a JSON array. Broadcasts are binary frames in both directions.
 * @see https://github.com/supabase/realtime lib/realtime_web/socket/v2_serializer.ex
 */
export const version2: Serializer = {
  decode(data, isBinary) {
    if (isBinary) return decodeUserBroadcast(data);
    const value = parseJson(data);
    if (!Array.isArray(value)) return undefined;
    const [joinRef, ref, topic, event, payload] = value;
    if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
    if (!isRef(ref) || !isRef(joinRef)) return undefined;
    return { joinRef: joinRef ?? null, ref: ref ?? null, topic, event, payload };
  },

  encode({ joinRef, ref, topic, event, payload }) {
    return textFrame(JSON.stringify([joinRef, ref, topic, event, payload]));
  },

  encodeBroadcast(topic, broadcast) {
    if ('event' in broadcast && isShort(topic) && isShort(broadcast.event)) {
      return { data: encodeUserBroadcast(topic, broadcast), isBinary: true };
    }
    const text = broadcastText(broadcast);
    if (text === undefined) return undefined;
    return textFrame(`[null,null,${JSON.stringify(topic)},"broadcast",${text}]`);
  },
};

function isShort(name: string): boolean {
  return Buffer.byteLength(name) <= limits.name;
}

/** The frame is: kind, five lengths, encoding, then the five texts, then the payload. */
function decodeUserBroadcast(data: Buffer): Incoming | undefined {
  if (data[0] !== kinds.userBroadcastPush || data.length < 7) return undefined;
  const encoding = data[6] === 0 ? 'binary' : 'json';
  let start = 7;
  const texts = [...data.subarray(1, 6)].map((length) => {
    const text = data.subarray(start, start + length);
    start += length;
    return text;
  });
  if (start > data.length || !texts.every((text) => isUtf8(text))) return undefined;
  const [joinRef = '', ref = '', topic = '', event = ''] = texts.map((text) => text.toString());
  const body = data.subarray(start);
  // Receivers parse the payload, so text that is not JSON would break them.
  if (encoding === 'json' && parseJson(body) === undefined) return undefined;
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: undefined,
    broadcast: { event, encoding, body },
  };
}

/** The frame is: kind, three lengths, encoding, then the three texts, then the payload. */
function encodeUserBroadcast(topic: string, { event, encoding, body, meta }: UserBroadcast) {
  const texts = [topic, event, meta ? JSON.stringify(meta) : ''].map((text) => Buffer.from(text));
  const head = [
    kinds.userBroadcast,
    ...texts.map((text) => text.length),
    encodings.indexOf(encoding),
  ];
  return Buffer.concat([Buffer.from(head), ...texts, body]);
}
