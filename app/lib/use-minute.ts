import { useSyncExternalStore } from 'react';

const minute = 60_000;

/**
 * The current minute, anew with every minute; nothing in the finished file, which knows no time.
 */
export function useMinute(): Date | undefined {
  const now = useSyncExternalStore(eachMinute, currentMinute, () => undefined);
  return now === undefined ? undefined : new Date(now);
}

function currentMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}

function eachMinute(listener: () => void) {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      minute - (Date.now() % minute),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
