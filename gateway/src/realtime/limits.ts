/**
 * The limits of the realtime service. Addresses are networks (see `networkOf`). Counters are per
 * server process, because a socket belongs to one process.
 */
export const limits = {
  sockets: 10_000,
  socketsPerAddress: 200,
  socketsPerAccount: 50,
  /** Supabase's default. */
  channelsPerSocket: 100,
  /**
   * Joins of one socket: so many at once, and as many again within ten seconds. A join also counts as
   * messages.
   */
  joinsPerSocket: { burst: 120, perSecond: 12 },
  messagesPerJoin: 5,
  /**
   * Messages. A message above 4 kB counts as several. A socket that sends more is closed; a REST
   * call that sends more is refused.
   */
  messagesPerSocket: { burst: 200, perSecond: 100 },
  messagesPerAddress: { burst: 2_000, perSecond: 500 },
  messagesPerAccount: { burst: 1_000, perSecond: 300 },
  bytesPerMessage: 4_096,
  /** Messages of a socket that wait for the one before them. */
  waitingMessages: 300,
  /** Bytes of a frame from a client. */
  frame: 262_144,
  /** Bytes of a message that the database sends, as on Supabase. */
  databaseMessage: 3_000_000,
  /** Bytes of a topic and of an event. The binary frames have one byte for each length. */
  name: 255,
  /** Announced rows that wait to be read. With more, clients have to load their data again. */
  waitingRows: 50_000,
  /** Bytes that wait for a slow client before its socket is closed. */
  buffered: 4_194_304,
  /** Bytes that one client may say about itself, and that all clients of a channel may. */
  presence: 4_000,
  presencesPerChannel: 500_000,
  /** Supabase's default. */
  presenceCalls: { amount: 5, seconds: 30 },
  /** A client sends a heartbeat every 25 seconds. */
  silenceMs: 65_000,
  /** A socket without channels. */
  emptyMs: 300_000,
} as const;

/** Lets through `burst` uses at once and `perSecond` uses over time. */
export class Bucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #used = 0;
  #at = 0;

  constructor({ burst, perSecond }: { burst: number; perSecond: number }) {
    this.#burst = burst;
    this.#perSecond = perSecond;
  }

  /** Counts a use. Returns false, and counts nothing, if there is no room for it. */
  take(cost = 1, now = performance.now()): boolean {
    const used = Math.max(0, this.#used - ((now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    this.#used = used + cost <= this.#burst ? used + cost : used;
    return used + cost <= this.#burst;
  }

  /** Whether nothing counts any more, so that the bucket can be forgotten. */
  isEmpty(now = performance.now()): boolean {
    return this.#used <= ((now - this.#at) / 1000) * this.#perSecond;
  }
}

/** The number of uses that a message of so many bytes counts as. */
export function costOf(bytes: number): number {
  return 1 + Math.floor(bytes / limits.bytesPerMessage);
}
