import type { Broadcast, Frame, Serializer } from '../protocol/messages.ts';
import { groupByKey, type PresenceDiff } from './presence-diff.ts';

/** A channel as the hub knows it. */
type Member = {
  key: string;
  topic: string;
  connection: { serializer: Serializer; send(frame: Frame): void };
  mayReceiveBroadcasts: boolean;
  mayReceivePresence: boolean;
};

/** The channels of this process, by topic. */
export class Hub<Channel extends Member = Member> {
  readonly #members = new Map<string, Set<Channel>>();

  get isEmpty(): boolean {
    return this.#members.size === 0;
  }

  add(channel: Channel) {
    const members = this.#members.get(channel.key);
    if (members) members.add(channel);
    else this.#members.set(channel.key, new Set([channel]));
  }

  remove(channel: Channel) {
    const members = this.#members.get(channel.key);
    members?.delete(channel);
    if (members?.size === 0) this.#members.delete(channel.key);
  }

  *channels(): Generator<Channel> {
    for (const members of this.#members.values()) yield* members;
  }

  /** Sends a broadcast to all members who may receive it, except its sender. */
  broadcast(key: string, broadcast: Broadcast, sender?: Channel) {
    this.#send(
      key,
      (channel) => channel !== sender && channel.mayReceiveBroadcasts,
      (serializer, topic) => serializer.encodeBroadcast(topic, broadcast),
    );
  }

  /** Tells the members who may know it which clients joined and left. */
  presenceDiff(key: string, { joins, leaves }: PresenceDiff) {
    const payload = { joins: groupByKey(joins), leaves: groupByKey(leaves) };
    this.#send(
      key,
      (channel) => channel.mayReceivePresence,
      (serializer, topic) =>
        serializer.encode({ joinRef: null, ref: null, topic, event: 'presence_diff', payload }),
    );
  }

  /** Encodes a message once for each version of the protocol. */
  #send(
    key: string,
    isFor: (channel: Channel) => boolean,
    encode: (serializer: Serializer, topic: string) => Frame | undefined,
  ) {
    const frames = new Map<Serializer, Frame | undefined>();
    for (const channel of this.#members.get(key) ?? []) {
      if (!isFor(channel)) continue;
      const { serializer } = channel.connection;
      if (!frames.has(serializer)) frames.set(serializer, encode(serializer, channel.topic));
      const frame = frames.get(serializer);
      if (frame) channel.connection.send(frame);
    }
  }
}
