import { setTimeout } from 'node:timers/promises';

/** Minimum time (ms), longer than any work that happens only for an existing account. */
const least = 300;

/**
 * Returns or throws no sooner than after a fixed time. The response time thus does not reveal
 * whether an account exists.
 */
export async function withMinimumDuration<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(least)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
