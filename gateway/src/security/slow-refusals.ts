import { setTimeout as wait } from 'node:timers/promises';

/** How long a refusal waits, in milliseconds: a random time, or a flood returns all at once. */
const shortest = 500;
const longest = 1_000;

/** Refusals that may wait at once, of all addresses together. */
const mostWaiting = 4_000;

let waiting = 0;

/**
 * Waits before a request that asked for too much is refused. A client that sends its next request
 * when it has the answer then floods at a few hundred requests a second instead of thousands, and
 * leaves the processor to the others.
 * @returns false if too many refusals wait already; then close the connection without an answer.
 */
export async function waitBeforeRefusing(): Promise<boolean> {
  if (waiting >= mostWaiting) return false;
  waiting += 1;
  await wait(shortest + Math.random() * (longest - shortest));
  waiting -= 1;
  return true;
}
