import { isObject } from '../../is-object.ts';
import { broadcastText, isRef, parseJson, textFrame } from './json.ts';
import type { Serializer } from './messages.ts';

/**
 * Version 1.0.0: each message is a JSON object. Answers do not contain the reference of the join.
 * @see https://github.com/phoenixframework/phoenix lib/phoenix/socket/serializers/v1_json_serializer.ex
 */
export const version1: Serializer = {
  decode(data, isBinary) {
    if (isBinary) return undefined;
    const value = parseJson(data);
    if (!isObject(value)) return undefined;
    const { topic, event, payload, ref, join_ref } = value;
    if (typeof topic !== 'string' || typeof event !== 'string') return undefined;
    if (!isRef(ref) || !isRef(join_ref)) return undefined;
    return { joinRef: join_ref ?? null, ref: ref ?? null, topic, event, payload };
  },

  encode({ ref, topic, event, payload }) {
    return textFrame(JSON.stringify({ ref, topic, event, payload }));
  },

  encodeBroadcast(topic, broadcast) {
    const text = broadcastText(broadcast);
    if (text === undefined) return undefined;
    const name = JSON.stringify(topic);
    return textFrame(`{"ref":null,"topic":${name},"event":"broadcast","payload":${text}}`);
  },
};
