import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { RawSocket } from 'supabase-gateway/testing/raw-socket';
import { repeat } from './pace.ts';
import type { Postgres } from './postgres.ts';
import type { World } from './world.ts';

const topics = ['soak:1', 'soak:2'] as const;
type Topic = (typeof topics)[number];

const listenersPerTopic = 10;
/** Each message has this many characters, so that a message that is cut off shows. */
const length = 20_000;
/** A client that connects again receives the last 25 messages, which are those of half a minute. */
const replay = { since: 0, limit: 25 };
/** The time after the load in which the last messages arrive, in milliseconds. */
const settling = 8_000;

type Listener = { topic: Topic; received: Set<number> };

/**
 * Clients that stay in private channels while parts of the server are killed, and a sender in the
 * database. In the end, each client must have each committed message of its topic, whole, and none of
 * the other topic.
 */
export class Channels {
  readonly #world: World;
  readonly #postgres: Postgres;
  readonly #committed = new Map<Topic, number[]>(topics.map((topic) => [topic, []]));
  readonly #listeners: Listener[] = topics.flatMap((topic) =>
    Array.from({ length: listenersPerTopic }, () => ({ topic, received: new Set<number>() })),
  );
  readonly #ending = new AbortController();

  constructor(world: World, postgres: Postgres) {
    this.#world = world;
    this.#postgres = postgres;
  }

  /** Opens the channels to visitors, because the product has none. */
  static async permit(owner: pg.Client) {
    await owner.query(
      `create policy "Soak" on realtime.messages for select to anon using (realtime.topic() like 'soak:%')`,
    );
  }

  /** Listens and sends until the load ends, and a little longer for the last messages. */
  async run() {
    const listening = Promise.all(this.#listeners.map((listener) => this.#listen(listener)));
    await this.#send();
    await wait(settling);
    this.#ending.abort();
    await listening;
  }

  /** Prints the result and records what was lost. */
  report() {
    let due = 0;
    let lost = 0;
    for (const { topic, received } of this.#listeners) {
      const numbers = this.#committed.get(topic) ?? [];
      const missing = numbers.filter((number) => !received.has(number));
      due += numbers.length;
      lost += missing.length;
      if (missing.length > 0) {
        this.#world.ledger.broken.push(`a client of ${topic} missed ${missing.slice(0, 5)}`);
      }
    }
    console.log(`\nchannels: ${this.#listeners.length} sockets, ${due} deliveries, ${lost} lost`);
  }

  async #send() {
    let owner: pg.Client | undefined;
    let number = 0;
    await repeat(this.#world.end, 650, async () => {
      number += 1;
      const topic = topics[number % topics.length] ?? topics[0];
      try {
        owner ??= await this.#postgres.owner();
        // Not realtime.send(), which turns a failure into a warning.
        await owner.query(
          `insert into realtime.messages (payload, event, topic, private, extension)
           values (jsonb_build_object('number', $1::int, 'text', repeat('x', ${length})), 'soak', $2, true, 'broadcast')`,
          [number, topic],
        );
        this.#committed.get(topic)?.push(number);
      } catch {
        await owner?.end().catch(() => undefined);
        owner = undefined;
      }
    });
    await owner?.end().catch(() => undefined);
  }

  async #listen(listener: Listener) {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      await this.#listenOnce(listener).catch(() => undefined);
      await wait(300 + Math.random() * 700);
    }
  }

  /** Listens until the socket or the channel is closed. */
  async #listenOnce({ topic, received }: Listener) {
    const part = () => Math.floor(Math.random() * 256);
    const socket = await RawSocket.open(this.#world.site, {
      key: 'sb_publishable_local',
      headers: { 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
    });
    try {
      socket.socket.on('message', (data: Buffer, isBinary) => {
        if (isBinary) this.#receive(topic, received, data);
        socket.binary.length = 0;
      });
      const { status } = await socket.join(topic, { private: true, broadcast: { replay } });
      for (let waited = 0; status === 'ok' && !this.#ending.signal.aborted; waited += 100) {
        const isOver = socket.received.some(([, , , event]) => /phx_(error|close)/.test(event));
        if (socket.closed || isOver) return;
        if (waited % 20_000 === 0) socket.push('phoenix', 'heartbeat');
        await wait(100);
      }
    } finally {
      socket.end();
    }
  }

  /** Reads a binary broadcast: kind, three lengths, encoding, topic, event, meta, payload. */
  #receive(topic: Topic, received: Set<number>, frame: Buffer) {
    const { ledger } = this.#world;
    const [, topicLength = 0, eventLength = 0, metaLength = 0] = frame;
    const from = frame.subarray(5, 5 + topicLength).toString();
    const payload = JSON.parse(
      frame.subarray(5 + topicLength + eventLength + metaLength).toString(),
    );
    ledger.answers += 1;
    if (from !== `realtime:${topic}`) ledger.leaks.push(`${from} in ${topic}`);
    if (payload.text?.length !== length) ledger.broken.push(`a message of ${topic} came in half`);
    if (topics[payload.number % topics.length] !== topic) {
      ledger.leaks.push(`message ${payload.number} in ${topic}`);
    }
    received.add(payload.number);
  }
}
