import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Hub } from './hub.ts';
import type { Outbox } from './outbox.ts';
import { groupByKey, type Meta, type PresenceDiff } from './presence-diff.ts';

/** Diffs of the same moment are sent together, because many clients can leave at once. */
const pause = 30;

/** A channel as the list of clients knows it. */
type Channel = {
  key: string;
  presenceKey: string;
  tracked: { meta: Meta; text: string } | undefined;
  isClosed: boolean;
};

type Options = {
  pool: pg.Pool;
  nodeId: () => string;
  hub: Hub;
  outbox: Outbox;
  log: FastifyBaseLogger;
};

/**
 * Who is present in which channel. The database holds the list, so that every process knows it.
 * Clients receive the list once, then the differences. A difference may repeat what the list
 * already contained; clients recognize it by its reference.
 */
export class Presence {
  readonly #options: Options;
  #diffs = new Map<string, PresenceDiff>();
  #gone: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
  }

  /** Adds a client, or replaces what it said before. @throws Refusal */
  async track(channel: Channel, payload: Record<string, unknown>) {
    const { pool, nodeId } = this.#options;
    const previous = channel.tracked;
    const meta: Meta = {
      ...payload,
      phx_ref: randomBytes(12).toString('base64url'),
      ...(previous && { phx_ref_prev: previous.meta.phx_ref }),
    };
    const { rowCount } = await pool.query({
      name: 'realtime_track',
      text: `with replaced as (delete from gateway.realtime_presences where ref = $6 returning 1)
        insert into gateway.realtime_presences (ref, node, channel, key, meta)
        select $1, $2, $3, $4, $5
        where exists (select from replaced)
          or (select coalesce(sum(octet_length(meta)), 0) from gateway.realtime_presences where channel = $3)
            < ${limits.presencesPerChannel}`,
      values: [
        meta.phx_ref,
        nodeId(),
        channel.key,
        channel.presenceKey,
        JSON.stringify(meta),
        previous?.meta.phx_ref ?? '',
      ],
    });
    if (rowCount === 0) throw new Refusal('PresenceRateLimitReached', 'Too many presences');
    if (previous) this.#diffOf(channel.key).leaves.push([channel.presenceKey, previous.meta]);
    this.#diffOf(channel.key).joins.push([channel.presenceKey, meta]);
    channel.tracked = { meta, text: JSON.stringify(payload) };
    // The channel was closed during the query.
    if (channel.isClosed) this.untrack(channel);
  }

  /** Removes a client, if it is present. */
  untrack(channel: Channel) {
    if (!channel.tracked) return;
    const { meta } = channel.tracked;
    channel.tracked = undefined;
    this.#gone.push(meta.phx_ref);
    this.#diffOf(channel.key).leaves.push([channel.presenceKey, meta]);
  }

  /** The clients in a channel, in the form of the protocol. */
  async list(key: string): Promise<Record<string, { metas: Meta[] }>> {
    const { rows } = await this.#options.pool.query<{ key: string; meta: string }>({
      name: 'realtime_presence_list',
      text: 'select key, meta from gateway.realtime_presences where channel = $1',
      values: [key],
    });
    return groupByKey(rows.map((row) => [row.key, JSON.parse(row.meta) as Meta]));
  }

  /** Removes the clients of processes that ended without removing them. */
  async removeDead() {
    const { rows } = await this.#options.pool.query<{ channel: string; key: string; meta: string }>(
      {
        name: 'realtime_remove_dead',
        text: `with dead as (delete from gateway.realtime_nodes where seen_at < now() - interval '20 seconds')
        delete from gateway.realtime_presences
        where not exists (select from gateway.realtime_nodes where id = node)
        returning channel, key, meta`,
      },
    );
    for (const { channel, key, meta } of rows) {
      this.#diffOf(channel).leaves.push([key, JSON.parse(meta) as Meta]);
    }
  }

  /** Waits until the other processes know who left. */
  async flush() {
    clearTimeout(this.#timer);
    this.#send();
    await this.#running;
  }

  #diffOf(key: string): PresenceDiff {
    let diff = this.#diffs.get(key);
    if (!diff) {
      diff = { joins: [], leaves: [] };
      this.#diffs.set(key, diff);
    }
    this.#timer ??= setTimeout(() => this.#send(), pause);
    return diff;
  }

  #send() {
    const { pool, hub, outbox, log } = this.#options;
    const diffs = this.#diffs;
    const gone = this.#gone;
    this.#timer = undefined;
    this.#diffs = new Map();
    this.#gone = [];
    this.#running = this.#running.then(async () => {
      if (gone.length > 0) {
        await pool
          .query('delete from gateway.realtime_presences where ref = any($1)', [gone])
          .catch((error: unknown) => log.error({ err: error }, 'presences could not be removed'));
      }
      for (const [key, diff] of diffs) {
        hub.presenceDiff(key, diff);
        outbox.send({ channel: key, diff });
      }
    });
  }
}
