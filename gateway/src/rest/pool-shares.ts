import type { ConnectionShares } from '../database/connection-shares.ts';
import { FairSlots } from '../security/fair-slots.ts';
import { networkOf } from '../security/rate-limit-address.ts';
import { anonymousRole, serviceRole } from './roles.ts';

/** The timeout is the same as PostgREST's for a client that waits for a pooled connection. */
const wait = { longestWaitMs: 10_000, mostWaitingPerClient: 100, mostWaiting: 2_000 };

/**
 * Queues for connections. Callers of the same kind wait in the same queue, where an address gets at
 * most half of the connections. This is little even if the machine could do more, because the
 * concurrent requests of one address also take processor time from others.
 */
export class PoolShares {
  readonly #anonymous: FairSlots;
  readonly #signedIn: FairSlots;
  readonly #service: FairSlots;

  constructor({ anonymous, signedIn, service }: ConnectionShares) {
    const half = (total: number) => ({ total, perClient: Math.ceil(total / 2), ...wait });
    this.#anonymous = new FairSlots(half(anonymous));
    this.#signedIn = new FairSlots(half(signedIn));
    this.#service = new FairSlots({
      ...wait,
      total: service,
      perClient: service,
      mostWaitingPerClient: 2_000,
    });
  }

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
