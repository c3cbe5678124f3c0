import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newMarker } from './markers.ts';

/** The timeout after which the run is aborted, in milliseconds. */
const timeout = 90_000;

/**
 * Sends the same message through the server until it is acknowledged.
 * @returns the time of the response, in milliseconds since the epoch
 */
export async function firstGoodWrite(site: string): Promise<number> {
  const write = attempt(site);
  const deadline = Date.now() + timeout;
  while (Date.now() < deadline) {
    if (await write()) return Date.now();
    await wait(25);
  }
  throw new Error(`No write for ${timeout / 1000} s.`);
}

/** The duration of one write, in milliseconds; Infinity if it fails. */
export async function timeOfWrite(site: string): Promise<number> {
  const began = performance.now();
  return (await attempt(site)()) ? performance.now() - began : Number.POSITIVE_INFINITY;
}

function attempt(site: string): () => Promise<boolean> {
  const email = `${newMarker()}@example.com`;
  const address = `10.200.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;
  const body = JSON.stringify({
    submission_id: randomUUID(),
    form_slug: 'contact',
    language: 'en',
    answers: { name: 'Probe', email, subject: '', message: 'Is anybody there?' },
    seconds_taken: 20,
  });
  return () =>
    fetch(`${site}/rest/v1/rpc/submit_form`, {
      method: 'POST',
      signal: AbortSignal.timeout(3_000),
      headers: {
        apikey: 'sb_publishable_local',
        'content-type': 'application/json',
        'x-forwarded-for': address,
      },
      body,
    }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
}
