import { WebSocket } from 'ws';

type Message = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Record<string, unknown>,
];

type Options = { version?: string; key?: string; headers?: Record<string, string> };

/** A socket without the client library, for messages that the library never sends. */
export class RawSocket {
  readonly socket: WebSocket;
  readonly received: Message[] = [];
  readonly binary: Buffer[] = [];
  closed: { code: number; reason: string } | undefined;
  #ref = 0;

  static async open(url: string, options: Options = {}): Promise<RawSocket> {
    const socket = new RawSocket(url, options);
    await new Promise((resolve, reject) => {
      socket.socket.once('open', resolve);
      socket.socket.once('error', reject);
    });
    return socket;
  }

  constructor(
    url: string,
    { version = '2.0.0', key = 'sb_publishable_test', headers = {} }: Options,
  ) {
    const query = new URLSearchParams({ apikey: key, vsn: version });
    const address = `${url.replace('http', 'ws')}/realtime/v1/websocket?${query}`;
    this.socket = new WebSocket(address, { headers });
    this.socket.on('error', () => undefined);
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
    });
    this.socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) this.binary.push(data);
      else this.received.push(messageOf(JSON.parse(data.toString())));
    });
  }

  /** Sends a message and returns its reference. */
  push(topic: string, event: string, payload: unknown = {}, joinRef: string | null = null) {
    this.#ref += 1;
    const ref = String(this.#ref);
    this.socket.send(JSON.stringify([joinRef, ref, topic, event, payload]));
    return ref;
  }

  /** Sends a message and waits for its reply. */
  async ask(topic: string, event: string, payload: unknown = {}, joinRef: string | null = null) {
    const ref = this.push(topic, event, payload, joinRef);
    return this.replyTo(ref);
  }

  async replyTo(ref: string) {
    for (;;) {
      const reply = this.received.find(([, of, , event]) => of === ref && event === 'phx_reply');
      if (reply) return reply[4] as { status: string; response: { reason?: string } };
      if (this.closed) throw new Error(`closed with ${this.closed.code}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Joins a channel. */
  join(topic: string, config: object = {}, token?: string) {
    return this.ask(`realtime:${topic}`, 'phx_join', {
      config,
      ...(token && { access_token: token }),
    });
  }

  end() {
    this.socket.terminate();
  }
}

function messageOf(
  value: Message | { topic: string; event: string; payload: object; ref: string },
) {
  if (Array.isArray(value)) return value;
  const { topic, event, payload, ref } = value;
  return [null, ref, topic, event, payload] as Message;
}
