import { startTransition, useEffect, useState } from 'react';

const minute = 60_000;

/**
 * The current minute, anew with every minute; nothing at first: the finished file knows no time, and
 * what is made of it may take a phone long (`office-hours.ts`), so that nothing else waits for it.
 */
export function useMinute(): Date | undefined {
  const [now, setNow] = useState<Date>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tell = () => {
      const passed = Date.now() % minute;
      startTransition(() => setNow(new Date(Date.now() - passed)));
      timer = setTimeout(tell, minute - passed);
    };
    tell();
    return () => clearTimeout(timer);
  }, []);

  return now;
}
