import { FairSlots } from '../security/fair-slots.ts';
import { networkOf } from '../security/rate-limit-address.ts';
import { anonymousRole, serviceRole } from './roles.ts';

/** As long as a client waits for a connection of the pool in PostgREST. */
const wait = { longestWaitMs: 10_000, mostWaitingPerClient: 100, mostWaiting: 2_000 };

/**
 * Connections for each kind of caller. Anonymous callers, who cost nothing to pretend to be, never
 * take those of signed-in users, nor those of the functions that act for everyone. Within a kind no
 * address gets more than its share. It stays small although a machine could do more: what one
 * address runs at once is also the processor time that it can take from the others.
 */
const shares = {
  anonymous: { total: 8, perClient: 4, ...wait },
  signedIn: { total: 10, perClient: 5, ...wait },
  service: { total: 5, perClient: 5, ...wait, mostWaitingPerClient: 2_000 },
};

/** All connections that requests may use at once, and one to read the schema. */
export const poolSize = Object.values(shares).reduce((sum, { total }) => sum + total, 0) + 1;

/** Who waits with whom for a connection. */
export class PoolShares {
  readonly #anonymous = new FairSlots(shares.anonymous);
  readonly #signedIn = new FairSlots(shares.signedIn);
  readonly #service = new FairSlots(shares.service);

  /** Runs the work of a request when it is its client's turn. @throws NoSlotError */
  run<Result>(
    { role, address }: { role: string; address: string },
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (role === serviceRole) return this.#service.run(serviceRole, work);
    const slots = role === anonymousRole ? this.#anonymous : this.#signedIn;
    return slots.run(networkOf(address), work);
  }
}
