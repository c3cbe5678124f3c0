import { startTransition, useCallback, useEffect, useState } from 'react';

export type Loaded<Value> = { key: string } & (
  | { status: 'loading' | 'failed'; value?: undefined }
  | { status: 'ready'; value: Value }
);

/**
 * Loads a value whenever its key changes. After a failure it loads again on request, or when the
 * network is back.
 */
export function useLoaded<Value>(key: string, load: (signal: AbortSignal) => Promise<Value>) {
  const [state, setState] = useState<Loaded<Value>>({ key, status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is loaded
  useEffect(() => {
    const leaving = new AbortController();
    setState({ key, status: 'loading' });
    load(leaving.signal).then(
      (value) => {
        if (leaving.signal.aborted) return;
        startTransition(() => setState({ key, status: 'ready', value }));
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.info('The editions could not be read:', error);
        setState({ key, status: 'failed' });
      },
    );
    return () => leaving.abort();
  }, [key, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  // A value of another key is not shown for a moment.
  const current: Loaded<Value> = state.key === key ? state : { key, status: 'loading' };
  return { ...current, retry };
}
