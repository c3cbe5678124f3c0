import { setTimeout as wait } from 'node:timers/promises';

/**
 * The delay of a refusal in milliseconds. It is random, because otherwise all clients of a flood
 * would return at once.
 */
const shortest = 500;
const longest = 1_000;

/** The maximum number of delayed refusals, for all addresses together. */
const mostWaiting = 4_000;

let waiting = 0;

/**
 * Delays the refusal of a request that exceeded a limit. A client that waits for each response then
 * sends a few hundred requests per second instead of thousands. This leaves processor time to other
 * clients.
 * @returns false if too many refusals are already waiting. The caller then closes the connection
 *   without a response.
 */
export async function waitBeforeRefusing(): Promise<boolean> {
  if (waiting >= mostWaiting) return false;
  waiting += 1;
  await wait(shortest + Math.random() * (longest - shortest));
  waiting -= 1;
  return true;
}
