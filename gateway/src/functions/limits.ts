import { LRUCache } from 'lru-cache';
import { FunctionError } from './errors.ts';

/** The requests per second of one network, and for how many seconds it may send them at once. */
const usualRate = 10;
const burstSeconds = 30;
/**
 * The limits for requests in flight, per network and in total. Each request may hold a body and
 * wait for a start.
 */
const mostOfNetwork = 50;
const mostOfAll = 300;
/** The number of networks to keep. The least recently active network is removed first. */
const cachedNetworks = 20_000;

type Usage = { spentUntil: number; inFlight: number };

/**
 * Limits the function requests of a network address before a process is started for them. Requests
 * are counted in this process alone, because the limit protects this machine's processes and memory
 * and must cost nothing. Limits that protect passwords and codes are counted in the database.
 */
export class DispatchLimits {
  readonly #networks = new LRUCache<string, Usage>({ max: cachedNetworks });
  readonly #perSecond: number;
  #inFlight = 0;

  constructor(perSecond = usualRate) {
    this.#perSecond = perSecond;
  }

  /**
   * Counts a request as in flight.
   * @returns a function that ends the count of this request. Further calls have no effect.
   * @throws FunctionError `TOO_MANY_REQUESTS`
   */
  enter(network: string, now = performance.now()): () => void {
    const usage = this.#networks.get(network) ?? { spentUntil: 0, inFlight: 0 };
    const spentUntil = Math.max(usage.spentUntil, now) + 1_000 / this.#perSecond;
    const isOver = spentUntil > now + burstSeconds * 1_000;
    if (isOver || usage.inFlight >= mostOfNetwork || this.#inFlight >= mostOfAll) {
      throw new FunctionError('tooMany');
    }
    usage.spentUntil = spentUntil;
    usage.inFlight += 1;
    this.#inFlight += 1;
    this.#networks.set(network, usage);
    let isOut = false;
    return () => {
      if (isOut) return;
      isOut = true;
      usage.inFlight -= 1;
      this.#inFlight -= 1;
    };
  }
}
