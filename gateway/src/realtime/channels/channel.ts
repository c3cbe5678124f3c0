import type { Caller } from '../access/caller.ts';
import type { Rights, RightsRequest } from '../access/rights.ts';
import type { Meta } from '../delivery/presence-diff.ts';
import { Bucket, limits } from '../limits.ts';
import type { Frame, Incoming, Outgoing, Ref, Serializer } from '../protocol/messages.ts';

/** The socket of a client, as its channels know it. */
export type ClientSocket = {
  serializer: Serializer;
  headersJson: string;
  send(frame: Frame): void;
  push(message: Outgoing): void;
  reply(to: Incoming, status: 'ok' | 'error', response?: object): void;
  /** Counts the socket for a user. Returns false if the user has too many. */
  belongsTo(userId: string | undefined): boolean;
  removeChannel(topic: string, channel: object): void;
  /** Closes a socket that lost its last channel. */
  closeIfEmpty(reason: string): void;
};

/** The parts of the service from which a closed channel is removed. */
type Places = {
  hub: { remove(channel: Channel): void };
  presence: { untrack(channel: Channel): void };
};

/** The state of a channel that a client joined. */
export type ChannelOptions = {
  connection: ClientSocket;
  /** The topic as the protocol writes it, with its prefix. */
  topic: string;
  /** The topic as policies and the database know it. */
  subTopic: string;
  /** Identifies the channel among those of all clients. */
  key: string;
  joinRef: Ref;
  isPrivate: boolean;
  self: boolean;
  ack: boolean;
  presenceKey: string;
  presenceEnabled: boolean;
  caller: Caller;
  /** What the policies permit; undefined for public channels. */
  rights: Rights | undefined;
};

/** A channel that a client joined. */
export class Channel {
  readonly connection: ClientSocket;
  readonly topic: string;
  readonly subTopic: string;
  readonly key: string;
  readonly joinRef: Ref;
  readonly isPrivate: boolean;
  readonly self: boolean;
  readonly ack: boolean;
  readonly presenceKey: string;
  presenceEnabled: boolean;
  caller: Caller;
  rights: Rights | undefined;
  /** What the client said about itself, if it is present. */
  tracked: { meta: Meta; text: string } | undefined;
  isClosed = false;
  #presenceCalls: Bucket | undefined;

  constructor(options: ChannelOptions) {
    this.connection = options.connection;
    this.topic = options.topic;
    this.subTopic = options.subTopic;
    this.key = options.key;
    this.joinRef = options.joinRef;
    this.isPrivate = options.isPrivate;
    this.self = options.self;
    this.ack = options.ack;
    this.presenceKey = options.presenceKey;
    this.presenceEnabled = options.presenceEnabled;
    this.caller = options.caller;
    this.rights = options.rights;
  }

  get mayReceiveBroadcasts(): boolean {
    return this.rights?.broadcastRead ?? true;
  }

  get mayReceivePresence(): boolean {
    return this.rights ? this.rights.presenceRead === true : true;
  }

  /** Counts a presence message. Returns false if there are too many. */
  takePresenceCall(): boolean {
    const { amount, seconds } = limits.presenceCalls;
    this.#presenceCalls ??= new Bucket({ burst: amount, perSecond: amount / seconds });
    return this.#presenceCalls.take();
  }

  /** The question to the policies about this channel. */
  rightsRequest(writes: boolean, caller = this.caller): RightsRequest {
    const { subTopic: topic, connection, presenceEnabled: presence } = this;
    return { topic, caller, headersJson: connection.headersJson, presence, writes };
  }

  push(event: string, payload: unknown) {
    const { joinRef, topic } = this;
    this.connection.push({ joinRef, ref: null, topic, event, payload });
  }

  system(status: 'ok' | 'error', message: string) {
    this.push('system', { extension: 'system', status, message, channel: this.subTopic });
  }

  /** Closes the channel and tells the client why. The client does not join again by itself. */
  shutDown(places: Places, message: string) {
    if (this.isClosed) return;
    this.system('error', message);
    this.close(places);
  }

  /** Closes the channel. */
  close(places: Places) {
    if (this.isClosed) return;
    const { joinRef, topic } = this;
    this.connection.push({ joinRef, ref: joinRef, topic, event: 'phx_close', payload: {} });
    this.forget(places);
  }

  /** Closes the channel after a fault of the server. The client joins again. */
  fail(places: Places) {
    if (this.isClosed) return;
    const { joinRef, topic } = this;
    this.connection.push({ joinRef, ref: joinRef, topic, event: 'phx_error', payload: {} });
    this.forget(places);
  }

  /** Ends the channel without telling the client. */
  forget({ hub, presence }: Places) {
    if (this.isClosed) return;
    this.isClosed = true;
    hub.remove(this);
    this.connection.removeChannel(this.topic, this);
    presence.untrack(this);
  }
}
