import { useSyncExternalStore } from 'react';

/** In milliseconds. A page that was asleep, or that just opened, is usually live again before. */
const noticeDelay = 5_000;

let isInterrupted = false;
let waiting: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(value: boolean) {
  isInterrupted = value;
  for (const listener of listeners) listener();
}

/** Records whether changes of others arrive at once. */
export function reportLive(isLive: boolean) {
  if (!isLive) {
    waiting ??= setTimeout(() => set(true), noticeDelay);
    return;
  }
  clearTimeout(waiting);
  waiting = undefined;
  if (isInterrupted) set(false);
}

/** Whether changes of others have not arrived at once for a while. */
export function useIsInterrupted(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => isInterrupted,
    () => false,
  );
}
