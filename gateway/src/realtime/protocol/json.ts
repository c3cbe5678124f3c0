import { isUtf8 } from 'node:buffer';
import { isTooDeep } from '../../security/json-depth.ts';
import type { Broadcast, Frame, Ref } from './messages.ts';

/** Parses JSON text. Returns undefined if it is malformed or nested too deeply. */
export function parseJson(data: Buffer): unknown {
  if (!isUtf8(data) || isTooDeep(data)) return undefined;
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
}

export function textFrame(text: string): Frame {
  return { data: Buffer.from(text), isBinary: false };
}

const longestRef = 255;

export function isRef(value: unknown): value is Ref | undefined {
  if (typeof value === 'string') return value.length <= longestRef;
  return value === null || value === undefined || typeof value === 'number';
}

/** The payload of a broadcast as JSON text, or undefined for bytes. */
export function broadcastText(broadcast: Broadcast): string | undefined {
  if ('text' in broadcast) return broadcast.text;
  const { event, encoding, body, meta } = broadcast;
  if (encoding === 'binary') return undefined;
  const end = meta ? `,"meta":${JSON.stringify(meta)}}` : '}';
  return `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${body.toString()}${end}`;
}
