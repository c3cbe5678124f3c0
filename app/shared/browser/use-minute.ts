import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated';

const minute = 60_000;

/**
 * The current minute, anew with every minute; nothing in the finished file, which knows no time. What
 * is made of it may take a phone long (`office-hours.ts`): nothing else waits for it there.
 */
export function useMinute(): Date | undefined {
  const isHydrated = useHydrated();
  const [now, setNow] = useState(() => (isHydrated ? currentMinute() : undefined));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tell = () => {
      startTransition(() => setNow(currentMinute()));
      timer = setTimeout(tell, minute - (Date.now() % minute));
    };
    tell();
    return () => clearTimeout(timer);
  }, []);

  return now === undefined ? undefined : new Date(now);
}

function currentMinute(): number {
  return Math.floor(Date.now() / minute) * minute;
}
