import { localEntry } from '~/shared/browser/storage';

/** The time without activity after which the portal signs out, in milliseconds. */
export const idleLimit = 15 * 60_000;

const entry = localEntry('last-activity');
let lastInThisTab = 0;

/** Records that the member is active. Activity in one tab counts for all tabs. */
export function recordActivity(): void {
  lastInThisTab = Date.now();
  entry.write(String(lastInThisTab));
}

/** The time of the last activity in any tab; 0 if there was none. */
export function lastActivity(): number {
  return Math.max(lastInThisTab, Number(entry.read()) || 0);
}

/** Whether the session in this browser has been idle for too long. */
export function isIdleTooLong(): boolean {
  const last = lastActivity();
  return last > 0 && Date.now() - last >= idleLimit;
}

/** Calls back when the member is active in another tab. Returns the function that stops it. */
export const onActivityElsewhere = entry.subscribe;
