import { useEffect, useEffectEvent } from 'react';

/** Loads what the user is likely to open next, once the page is at rest. */
export function usePreload(isLikely: boolean, load: () => void): void {
  const start = useEffectEvent(load);
  useEffect(() => {
    if (!isLikely) return;
    // Safari has no requestIdleCallback.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(() => start(), 500);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => start());
    return () => cancelIdleCallback(waiting);
  }, [isLikely]);
}
