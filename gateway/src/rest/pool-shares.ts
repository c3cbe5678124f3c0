import { FairSlots } from '../security/fair-slots.ts';
import { networkOf } from '../security/rate-limit-address.ts';
import { anonymousRole, serviceRole } from './roles.ts';

/** The timeout is the same as PostgREST's for a client that waits for a pooled connection. */
const wait = { longestWaitMs: 10_000, mostWaitingPerClient: 100, mostWaiting: 2_000 };

/**
 * Connections for each kind of caller. Posing as an anonymous caller costs nothing. Anonymous
 * callers therefore never take connections of signed-in users or of functions that act for
 * everyone. Within a kind, no address gets more than its share. The share is small even if the
 * machine could do more, because the concurrent requests of one address also take processor time
 * from others.
 */
const shares = {
  anonymous: { total: 8, perClient: 4, ...wait },
  signedIn: { total: 10, perClient: 5, ...wait },
  service: { total: 5, perClient: 5, ...wait, mostWaitingPerClient: 2_000 },
};

/** The number of connections that requests may use concurrently, plus one to read the schema. */
export const poolSize = Object.values(shares).reduce((sum, { total }) => sum + total, 0) + 1;

/** Queues for connections. Callers of the same kind wait in the same queue. */
export class PoolShares {
  readonly #anonymous = new FairSlots(shares.anonymous);
  readonly #signedIn = new FairSlots(shares.signedIn);
  readonly #service = new FairSlots(shares.service);

  /** Runs the work of a request when its client's turn arrives. @throws NoSlotError */
  run<Result>(
    { role, address }: { role: string; address: string },
    work: () => Promise<Result>,
  ): Promise<Result> {
    if (role === serviceRole) return this.#service.run(serviceRole, work);
    const slots = role === anonymousRole ? this.#anonymous : this.#signedIn;
    return slots.run(networkOf(address), work);
  }
}
