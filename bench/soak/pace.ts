import { setTimeout as wait } from 'node:timers/promises';

/** Does something again and again until the load ends, with a pause of about so many milliseconds. */
export async function repeat(end: AbortSignal, pause: number, work: () => Promise<unknown>) {
  while (!end.aborted) {
    await work();
    await rest(end, pause * (0.5 + Math.random()));
  }
}

/** Waits, no longer than the load lasts. */
export async function rest(end: AbortSignal, milliseconds: number) {
  await wait(milliseconds, undefined, { signal: end }).catch(() => undefined);
}
