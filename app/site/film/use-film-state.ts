import { useEffect, useState } from 'react';

/**
 * - `server`: not hydrated yet
 * - `waiting`: until the page is idle, or for good if the visitor prefers less motion or data
 * - `started`: load and play
 * - `failed`: take it away
 */
type FilmState = 'server' | 'waiting' | 'started' | 'failed';

/** Decides when a decorative film may start: after load, when the page is idle. */
export function useFilmState() {
  const [state, setState] = useState<FilmState>('server');

  useEffect(() => {
    setState('waiting');
    if (prefersLess()) return;
    const start = () => setState((now) => (now === 'waiting' ? 'started' : now));
    // Safari does not support requestIdleCallback.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, 1500);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(start, { timeout: 4000 });
    return () => cancelIdleCallback(request);
  }, []);

  return [state, setState] as const;
}

function prefersLess(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
