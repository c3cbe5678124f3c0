import { useCallback, useEffect, useRef } from 'react';
import { localEntry } from '~/shared/browser/storage';

const entry = localEntry('admin-last-use');
const grain = 10_000;

/**
 * The last use of a key or a pointer in the Command Center, in any tab of this browser.
 * @returns a function that returns it, in milliseconds.
 */
export function useLastActivity(): () => number {
  const here = useRef(Date.now());

  useEffect(() => {
    const note = () => {
      const now = Date.now();
      if (now - here.current < grain) return;
      here.current = now;
      entry.write(String(now));
    };
    const options = { passive: true, capture: true };
    for (const name of events) document.addEventListener(name, note, options);
    return () => {
      for (const name of events) document.removeEventListener(name, note, options);
    };
  }, []);

  return useCallback(() => Math.max(here.current, Number(entry.read() ?? 0)), []);
}

const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
