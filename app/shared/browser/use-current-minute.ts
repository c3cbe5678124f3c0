import { startTransition, useEffect, useState } from 'react';
import { useHydrated } from './use-hydrated';

const minute = 60_000;

/**
 * The current minute, updated every minute; `undefined` in the prerendered page. The update is a
 * transition, because formatting a time can be slow on a phone (`office-hours.ts`).
 */
export function useCurrentMinute(): Date | undefined {
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
