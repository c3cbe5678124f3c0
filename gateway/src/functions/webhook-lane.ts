import { FairSlots, NoSlotError } from '../security/fair-slots.ts';
import { waitBeforeRefusing } from '../security/slow-refusals.ts';
import { FunctionError } from './errors.ts';
import { DispatchLimits } from './limits.ts';

/** The refused requests of one network per second that cost it no waiting, after its first 60. */
const refusedPerSecond = 2;

/**
 * The requests of one webhook (`webhook = true` in config.toml). A provider sends an event of every
 * customer at once and from few addresses, so no number of requests is too many: they wait for
 * their turn, before their bodies are read. What costs is a request that the function refuses, such
 * as a forged one. After some of them, each further one keeps its network's turn for up to a second.
 */
export class WebhookLane {
  readonly #slots = new FairSlots({
    total: 24,
    perClient: 12,
    // A provider gives up after 20 to 30 seconds and sends the event again later.
    longestWaitMs: 20_000,
    mostWaitingPerClient: 2_000,
    mostWaiting: 6_000,
  });
  readonly #refused = new DispatchLimits(refusedPerSecond);

  /**
   * Resolves when it is the network's turn, which ends with `answered`.
   * @throws FunctionError `UNAVAILABLE`: the provider sends the event again.
   */
  async enter(network: string, answered: Promise<void>): Promise<void> {
    const turn = Promise.withResolvers<void>();
    this.#slots
      .run(network, () => {
        turn.resolve();
        return answered;
      })
      .catch(turn.reject);
    try {
      await turn.promise;
    } catch (error) {
      if (!(error instanceof NoSlotError)) throw error;
      await waitBeforeRefusing();
      throw new FunctionError('busy');
    }
  }

  /** Notes that the function refused a request. Resolves when the refusal may be sent. */
  async slowDown(network: string): Promise<void> {
    try {
      this.#refused.enter(network)();
    } catch {
      await waitBeforeRefusing();
    }
  }
}
