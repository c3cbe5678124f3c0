import { setTimeout } from 'node:timers/promises';

/** Longer than any of the work takes that only an existing account causes (ms). */
const least = 300;

/**
 * Answers no sooner than after a fixed time, whether the work succeeds or not, so that the time
 * does not tell whether there is such an account.
 */
export async function inEvenTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), setTimeout(least)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
