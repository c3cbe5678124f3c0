import { setImmediate } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { limits } from '../limits.ts';
import { channelKey } from './channel-key.ts';
import { decodeShared, type SharedMessage } from './shared-message.ts';

/** The rows of one query. Rows with long messages are read one at a time. */
const maxRows = 100;

/** The time for deliveries between other work, in milliseconds. */
const longestDelivery = 10;

type Options = {
  pool: pg.Pool;
  nodeId: () => string;
  /** Whether there is anyone to deliver to. */
  isNeeded: () => boolean;
  deliver: (message: SharedMessage) => void;
  /** Called when announced rows are not delivered. */
  onLost: () => void;
  log: FastifyBaseLogger;
};

/** `S` and `L`: a short or long row of realtime.messages. `B`: a batch of another process. */
const format = /^(?:([SL])([0-9a-f-]{36})|(B)(\d{1,18}):([0-9a-f-]{36}))$/;

type Notice = { kind: 'S' | 'L' | 'B'; id: string };

/** Reads the rows that notifications announce, and delivers them in the order of the commits. */
export class Inbox {
  readonly #options: Options;
  #notices: Notice[] = [];
  #isReading = false;
  #yieldedAt = 0;

  constructor(options: Options) {
    this.#options = options;
  }

  add(payload: string) {
    const [, row, rowId, batch, batchId, from] = format.exec(payload) ?? [];
    const id = rowId ?? batchId;
    if (!id || from === this.#options.nodeId() || !this.#options.isNeeded()) return;
    if (this.#notices.length >= limits.waitingRows) {
      this.#notices = [];
      this.#options.onLost();
      return;
    }
    this.#notices.push({ kind: (row ?? batch) as Notice['kind'], id });
    if (!this.#isReading) void this.#read();
  }

  async #read() {
    this.#isReading = true;
    while (this.#notices.length > 0) {
      const first = this.#notices[0]?.kind === 'L' ? 1 : this.#notices.findIndex(isLong);
      const notices = this.#notices.splice(0, Math.min(maxRows, first === -1 ? maxRows : first));
      try {
        const [messages, batches] = await Promise.all([
          this.#readMessages(idsOf(notices, ['S', 'L'])),
          this.#readBatches(idsOf(notices, ['B'])),
        ]);
        for (const { kind, id } of notices) {
          for (const message of (kind === 'B' ? batches : messages).get(id) ?? []) {
            this.#options.deliver(message);
            await this.#yield();
          }
        }
      } catch (error) {
        this.#options.log.error({ err: error }, 'realtime messages could not be read');
        this.#options.onLost();
      }
    }
    this.#isReading = false;
  }

  /** Lets other requests proceed, because one message can go to thousands of sockets. */
  async #yield() {
    if (performance.now() - this.#yieldedAt < longestDelivery) return;
    await setImmediate();
    this.#yieldedAt = performance.now();
  }

  async #readMessages(ids: string[]): Promise<Map<string, SharedMessage[]>> {
    if (ids.length === 0) return new Map();
    const { rows } = await this.#options.pool.query<MessageRow>({
      name: 'realtime_read_messages',
      text: `select id, topic, event, private, payload::text as json, binary_payload as bytes
        from realtime.messages
        where id = any($1) and event is not null and private is not null
          and coalesce(octet_length(binary_payload), octet_length(payload::text)) <= ${limits.databaseMessage}`,
      values: [ids],
    });
    return new Map(rows.map((row) => [row.id, [messageOf(row)]]));
  }

  async #readBatches(ids: string[]): Promise<Map<string, SharedMessage[]>> {
    if (ids.length === 0) return new Map();
    const { rows } = await this.#options.pool.query<{ id: string; messages: string }>({
      name: 'realtime_read_batches',
      text: 'select id::text, messages from gateway.realtime_batches where id = any($1::bigint[])',
      values: [ids],
    });
    return new Map(
      rows.map(({ id, messages }) => [id, (JSON.parse(messages) as unknown[]).map(decodeShared)]),
    );
  }
}

type MessageRow = {
  id: string;
  topic: string;
  event: string;
  private: boolean;
  json: string | null;
  bytes: Buffer | null;
};

function messageOf({
  id,
  topic,
  event,
  private: isPrivate,
  json,
  bytes,
}: MessageRow): SharedMessage {
  return {
    channel: channelKey(topic, isPrivate),
    broadcast: {
      event,
      encoding: bytes ? 'binary' : 'json',
      body: bytes ?? Buffer.from(json ?? 'null'),
      meta: { id },
    },
  };
}

function isLong({ kind }: Notice): boolean {
  return kind === 'L';
}

function idsOf(notices: Notice[], kinds: Notice['kind'][]): string[] {
  return notices.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
}
