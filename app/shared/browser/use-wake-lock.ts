import { useEffect } from 'react';

/** Keeps the screen on while `isActive`, in browsers that can. Returning to the tab renews it. */
export function useWakeLock(isActive: boolean): void {
  useEffect(() => {
    if (!isActive || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isWanted = true;
    const request = async () => {
      try {
        const found = await navigator.wakeLock.request('screen');
        if (isWanted) lock = found;
        else await found.release();
      } catch {
        // The battery is low, or the tab is hidden: the screen dims as usual.
      }
    };
    const renew = () => {
      if (document.visibilityState === 'visible') void request();
    };
    renew();
    document.addEventListener('visibilitychange', renew);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', renew);
      void lock?.release();
    };
  }, [isActive]);
}
