import { LRUCache } from 'lru-cache';
import { FunctionError } from './errors.ts';

/** Requests that one network may send at once; after that so many a second. */
const burst = 300;
const perSecond = 10;
/** Requests in flight, of one network and of all together: each may hold a body and wait for a start. */
const mostOfNetwork = 50;
const mostOfAll = 300;
/** Networks that are remembered; the one that was quiet for longest is forgotten first. */
const remembered = 20_000;

type Usage = { spentUntil: number; inFlight: number };

/**
 * What a network address may ask of functions, before anything is started for it. Counted in this
 * process alone: it protects this machine's processes and memory, and must cost nothing. Limits
 * that guard passwords and codes are counted in the database.
 */
export class DispatchLimits {
  readonly #networks = new LRUCache<string, Usage>({ max: remembered });
  #inFlight = 0;

  /**
   * Counts a request in.
   * @returns a function that counts it out, once.
   * @throws FunctionError `TOO_MANY_REQUESTS`
   */
  enter(network: string, now = performance.now()): () => void {
    const usage = this.#networks.get(network) ?? { spentUntil: 0, inFlight: 0 };
    const spentUntil = Math.max(usage.spentUntil, now) + 1_000 / perSecond;
    const isOver = spentUntil > now + (burst / perSecond) * 1_000;
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
