import { useEffect, useState } from 'react';

/**
 * What a dynamic import of a page resolves with, as soon as it has. Without a connection it fails, and
 * `retry` loads again.
 * @param load a function of the module: a new one loads again; undefined loads nothing.
 */
export function useLoaded<Value>(load: (() => Promise<Value>) | undefined) {
  const [loaded, setLoaded] = useState<{ value: Value }>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    if (!load) return;
    let isWanted = true;
    setFailed(false);
    load().then(
      (value) => isWanted && setLoaded({ value }),
      (error: unknown) => {
        console.info('Loading:', error);
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  return { value: loaded?.value, hasFailed, retry: () => setAttempt(attempt + 1) };
}
