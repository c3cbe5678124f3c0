import { useEffect, useState } from 'react';

/**
 * Seconds that are left of a wait, counted down.
 * @returns the seconds, and what starts a wait.
 */
export function useCountdown(): [number, (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    if (until <= Date.now()) return;
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);

  return [left, (seconds) => setUntil(Date.now() + seconds * 1000)];
}
