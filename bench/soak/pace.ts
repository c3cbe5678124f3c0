import { setTimeout as wait } from 'node:timers/promises';

/** Repeats an action until the load ends, with a pause of about the given milliseconds. */
export async function repeat(end: AbortSignal, pause: number, work: () => Promise<unknown>) {
  while (!end.aborted) {
    await work();
    await rest(end, pause * (0.5 + Math.random()));
  }
}

/** Waits, at most until the load ends. */
export async function rest(end: AbortSignal, milliseconds: number) {
  await wait(milliseconds, undefined, { signal: end }).catch(() => undefined);
}
