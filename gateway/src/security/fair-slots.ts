/** How many pieces of work run at once, and how many of them may belong to one client. */
export type SlotLimits = {
  total: number;
  perClient: number;
  /** How long work may wait for its turn, in milliseconds. */
  longestWaitMs: number;
  /** How much work may wait, of one client and of all clients together. */
  mostWaitingPerClient: number;
  mostWaiting: number;
};

/** No turn came in time, or too many wait already. */
export class NoSlotError extends Error {
  override name = 'NoSlotError';
}

type Waiting = { start: () => void; timer: NodeJS.Timeout };

/**
 * Shares a limited resource fairly: clients take turns, and one client never holds all of it. A
 * client that sends a thousand requests waits for itself, and the others do not wait for it.
 */
export class FairSlots {
  readonly #limits: SlotLimits;
  readonly #runningOf = new Map<string, number>();
  /** In the order of their turns. */
  readonly #waitingOf = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Runs work of a client when it is the client's turn. @throws NoSlotError and what the work throws */
  async run<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    if (!this.#take(client)) await this.#wait(client);
    try {
      return await work();
    } finally {
      this.#release(client);
    }
  }

  #take(client: string): boolean {
    const own = this.#runningOf.get(client) ?? 0;
    if (this.#running >= this.#limits.total || own >= this.#limits.perClient) return false;
    this.#running += 1;
    this.#runningOf.set(client, own + 1);
    return true;
  }

  #release(client: string) {
    this.#running -= 1;
    const own = (this.#runningOf.get(client) ?? 1) - 1;
    if (own === 0) this.#runningOf.delete(client);
    else this.#runningOf.set(client, own);
    // Later, so that the work of one client never keeps the event loop from hearing the others.
    if (this.#waiting > 0) setImmediate(() => this.#startNext());
  }

  #wait(client: string): Promise<void> {
    const { mostWaiting, mostWaitingPerClient } = this.#limits;
    const own = this.#waitingOf.get(client)?.length ?? 0;
    if (this.#waiting >= mostWaiting || own >= mostWaitingPerClient) {
      throw new NoSlotError('Too many requests wait');
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#forget(client, waiting);
        reject(new NoSlotError('The wait was too long'));
      }, this.#limits.longestWaitMs);
      const waiting: Waiting = { start: resolve, timer };
      const line = this.#waitingOf.get(client);
      if (line) line.push(waiting);
      else this.#waitingOf.set(client, [waiting]);
      this.#waiting += 1;
    });
  }

  #startNext() {
    for (const [client, [next]] of this.#waitingOf) {
      if (!next || !this.#take(client)) continue;
      clearTimeout(next.timer);
      this.#forget(client, next);
      next.start();
      return;
    }
  }

  /** Takes work out of its line, and puts the client behind the others. */
  #forget(client: string, waiting: Waiting) {
    const line = (this.#waitingOf.get(client) ?? []).filter((one) => one !== waiting);
    this.#waitingOf.delete(client);
    if (line.length > 0) this.#waitingOf.set(client, line);
    this.#waiting -= 1;
  }
}
