/** Waits, but not beyond the moment when the connection is back or the member looks again. */
export function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      document.removeEventListener('visibilitychange', endIfVisible);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const endIfVisible = () => {
      if (document.visibilityState === 'visible') end();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    document.addEventListener('visibilitychange', endIfVisible);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
