import { useEffect, useState } from 'react';

const oneMinute = 60_000;

/** The time, minute by minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), oneMinute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
