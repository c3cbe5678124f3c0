import type { WebSocket } from 'ws';
import type { Caller } from '../access/caller.ts';
import type { RealtimeContext } from '../context.ts';
import { Bucket, costOf, limits } from '../limits.ts';
import type { Frame, Incoming, Outgoing, Serializer } from '../protocol/messages.ts';
import type { Channel } from './channel.ts';

/** Close codes. Clients connect again after each of them. */
export const closeCodes = { normal: 1000, policyViolation: 1008, restart: 1012 } as const;

type Options = {
  socket: WebSocket;
  serializer: Serializer;
  /** The network that the limits count for. */
  address: string;
  /** The caller of the API key, for joins without a token. */
  keyCaller: Caller;
  /** The headers that policies see. */
  headersJson: string;
  handle: HandleMessage;
};

/**
 * Handles a message of a client. It never throws and never rejects.
 * @returns a promise if the next message must wait
 */
export type HandleMessage = (
  context: RealtimeContext,
  connection: Connection,
  message: Incoming,
) => Promise<void> | undefined;

/** The socket of a client, with the channels that it joined. */
export class Connection {
  readonly #context: RealtimeContext;
  readonly #socket: WebSocket;
  readonly #handleMessage: HandleMessage;
  readonly serializer: Serializer;
  readonly address: string;
  readonly keyCaller: Caller;
  readonly headersJson: string;
  readonly #channels = new Map<string, Channel>();
  readonly #messages = new Bucket(limits.messagesPerSocket);
  readonly #joins = new Bucket(limits.joinsPerSocket);
  #waiting: Incoming[] = [];
  #isBusy = false;
  /** The user whose sockets are counted. */
  #account: string | undefined;
  /** When the client last sent anything. */
  heardAt = performance.now();
  /** When the socket last had a channel. */
  usedAt = performance.now();

  constructor(context: RealtimeContext, options: Options) {
    this.#context = context;
    this.#socket = options.socket;
    this.#handleMessage = options.handle;
    this.serializer = options.serializer;
    this.address = options.address;
    this.keyCaller = options.keyCaller;
    this.headersJson = options.headersJson;
    this.#socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    for (const event of ['ping', 'pong'] as const) this.#socket.on(event, () => this.#count(0));
    // The close event follows. Without a listener, an error would end the process.
    this.#socket.on('error', () => undefined);
  }

  get isOpen(): boolean {
    return this.#socket.readyState === 1;
  }

  get channelCount(): number {
    return this.#channels.size;
  }

  channel(topic: string): Channel | undefined {
    return this.#channels.get(topic);
  }

  addChannel(channel: Channel) {
    this.#channels.set(channel.topic, channel);
  }

  removeChannel(topic: string, channel: object) {
    if (this.#channels.get(topic) === channel) this.#channels.delete(topic);
  }

  /** Counts a join. Returns false if there are too many. */
  takeJoin(): boolean {
    const { addresses } = this.#context.usages;
    return this.#joins.take() && addresses.takeMessage(this.address, limits.messagesPerJoin);
  }

  /** Counts this socket for a user. Returns false if the user has too many. */
  belongsTo(userId: string | undefined): boolean {
    if (!userId || userId === this.#account) return true;
    const { accounts } = this.#context.usages;
    if (!accounts.addSocket(userId)) return false;
    if (this.#account) accounts.removeSocket(this.#account);
    this.#account = userId;
    return true;
  }

  send({ data, isBinary }: Frame) {
    if (!this.isOpen) return;
    this.#socket.send(data, { binary: isBinary });
    if (this.#socket.bufferedAmount > limits.buffered) this.#socket.terminate();
  }

  push(message: Outgoing) {
    this.send(this.serializer.encode(message));
  }

  reply({ joinRef, ref, topic }: Incoming, status: 'ok' | 'error', response: object = {}) {
    this.push({ joinRef, ref, topic, event: 'phx_reply', payload: { status, response } });
  }

  close(code: number, reason = '') {
    this.#socket.close(code, reason);
  }

  closeIfEmpty(reason: string) {
    if (this.#channels.size === 0) this.close(closeCodes.policyViolation, reason);
  }

  terminate() {
    this.#socket.terminate();
  }

  /** Ends all channels of a socket that was closed. */
  forget() {
    this.#waiting = [];
    for (const channel of [...this.#channels.values()]) channel.forget(this.#context);
    if (this.#account) this.#context.usages.accounts.removeSocket(this.#account);
    this.#account = undefined;
  }

  #receive(data: Buffer, isBinary: boolean) {
    if (!this.isOpen || !this.#count(data.length)) return;
    const message = this.serializer.decode(data, isBinary);
    // Supabase ignores what it cannot read.
    if (!message) return;
    if (!this.#isBusy) this.#handle(message);
    else if (this.#waiting.length < limits.waitingMessages) this.#waiting.push(message);
    else this.#closeFlood();
  }

  /** Counts a message of so many bytes. Closes the socket if there are too many. */
  #count(bytes: number): boolean {
    const { addresses, accounts } = this.#context.usages;
    this.heardAt = performance.now();
    const cost = costOf(bytes);
    const isAllowed =
      this.#messages.take(cost, this.heardAt) &&
      addresses.takeMessage(this.address, cost) &&
      (this.#account === undefined || accounts.takeMessage(this.#account, cost));
    if (!isAllowed) this.#closeFlood();
    return isAllowed;
  }

  #closeFlood() {
    for (const channel of this.#channels.values()) {
      channel.system('error', 'Too many messages per second');
    }
    this.close(closeCodes.policyViolation, 'Too many messages per second');
  }

  /** Handles messages one after the other, because a join takes longer than a message for it. */
  #handle(message: Incoming) {
    const result = this.#handleMessage(this.#context, this, message);
    if (!result) return;
    this.#isBusy = true;
    void result.then(() => {
      this.#isBusy = false;
      while (!this.#isBusy && this.isOpen) {
        const next = this.#waiting.shift();
        if (!next) return;
        this.#handle(next);
      }
    });
  }
}
