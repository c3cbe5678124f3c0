/** The maximum number of concurrent tasks, in total and per client. */
export type SlotLimits = {
  total: number;
  perClient: number;
  /** The maximum time for which a task may wait for its turn, in milliseconds. */
  longestWaitMs: number;
  /** The maximum number of waiting tasks, per client and for all clients together. */
  mostWaitingPerClient: number;
  mostWaiting: number;
};

/** No slot was free within the timeout, or too many tasks are already waiting. */
export class NoSlotError extends Error {
  override name = 'NoSlotError';
}

type Waiting = { start: () => void; timer: NodeJS.Timeout };

/**
 * Shares a limited resource fairly. Clients take turns, and one client never uses all of it. A
 * client that sends a thousand requests delays only itself.
 */
export class FairSlots {
  readonly #limits: SlotLimits;
  readonly #runningOf = new Map<string, number>();
  /** Clients in the order of their turns. */
  readonly #waitingOf = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /**
   * Runs a client's task when it is the client's turn.
   * @throws NoSlotError and errors of the task
   */
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
    // The next task starts later, so that one client's tasks never keep the event loop from reading
    // other requests.
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

  /** Removes a task from its queue and moves the client behind the others. */
  #forget(client: string, waiting: Waiting) {
    const line = (this.#waitingOf.get(client) ?? []).filter((one) => one !== waiting);
    this.#waitingOf.delete(client);
    if (line.length > 0) this.#waitingOf.set(client, line);
    this.#waiting -= 1;
  }
}
