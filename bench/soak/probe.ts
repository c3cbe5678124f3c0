import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newMarker } from './markers.ts';

/** How long a fault may last before the run is given up, in milliseconds. */
const patience = 90_000;

/**
 * Tries to write through the server, the same message again and again, until it is acknowledged.
 * @returns when that was, in milliseconds since the epoch
 */
export async function firstGoodWrite(site: string): Promise<number> {
  const write = attempt(site);
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    if (await write()) return Date.now();
    await wait(25);
  }
  throw new Error(`no write for ${patience / 1000} s`);
}

/** How long one write takes, in milliseconds; Infinity when it fails. */
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
